import { useEffect, useState } from 'react';
import type { Id } from '../../../contract/id.ts';

interface Props {
  ids: readonly Id[];
  /** What the photos are of, as a screen reader says it, without their number. */
  label: string;
  load: (id: Id) => Promise<string>;
}

/** Photos that only those can see who may ask for them; each opens in full where it stands. */
export const IssuePhotos = ({ ids, label, load }: Props) => (
  <ul className="mt-2 flex flex-wrap gap-2 empty:hidden">
    {ids.map((id, i) => (
      <li key={id}>
        <IssuePhoto id={id} alt={`${label} ${i + 1}`} load={load} />
      </li>
    ))}
  </ul>
);

function IssuePhoto({ id, alt, load }: { id: Id; alt: string; load: Props['load'] }) {
  const [image, setImage] = useState<string>();
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    let isGone = false;
    load(id).then(
      (loaded) => isGone || setImage(loaded),
      // A photo that can't be loaded leaves an empty frame beside its text.
      () => {},
    );
    return () => void (isGone = true);
  }, [id, load]);
  return (
    <button
      type="button"
      className="block cursor-zoom-in overflow-hidden rounded-field bg-base-200"
      aria-expanded={isLarge}
      aria-label={alt}
      onClick={() => setLarge(!isLarge)}
    >
      {image ? (
        <img className={isLarge ? 'max-h-[70dvh] max-w-full' : 'size-17 object-cover'} src={image} alt="" />
      ) : (
        <span className="block size-17" />
      )}
    </button>
  );
}

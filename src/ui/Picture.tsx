import { PackageOpen } from './icons.ts';
import { useState } from 'react';
import { tw } from './tw.ts';
import { isPhoto, originalSource, pictureFormats, pictureSet, pictureSource } from '../picture-url.ts';

/**
 * `first`: before everything else, as the first picture a shopper sees; `shown`: as the browser shows the page, since it stands on a
 * phone's first screen; `near`: when it comes near the screen.
 */
export type Fetched = 'first' | 'shown' | 'near';

interface Props {
  /** The provider's address of the original. */
  image: string | null;
  alt: string;
  /** Pixels of the square the picture is drawn in at most; decides which sizes are offered. */
  width: 160 | 320 | 640;
  sizes: string;
  /** When it is fetched. */
  fetched?: Fetched | undefined;
  /** It stands on a tile, `relative` and `bg-(--tint)`: a photo brings a light ground that covers it, in both themes. */
  onTile?: boolean;
  /** Where it stands and how large it is. */
  className?: string;
}

/** A picture in the sizes and formats that the build has made; the original where it has not; a sign where there is neither. */
export function Picture({ image, alt, width, sizes, fetched = 'near', onTile = false, className = '' }: Props) {
  const [missing, setMissing] = useState<'nothing' | 'made' | 'all'>('nothing');
  if (!image || missing === 'all')
    return <PackageOpen className={`stroke-1 p-[22%] text-muted art ${className}`} aria-hidden="true" />;
  const size = { width, height: width, alt, className: `art ${className}`, decoding: 'async' } as const;
  const urgency = fetched === 'first' ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  const ground = onTile && isPhoto(image) ? tw`photo` : undefined;
  if (missing === 'made')
    return (
      <picture className={ground}>
        <img {...size} {...urgency} src={originalSource(image)} onError={() => setMissing('all')} />
      </picture>
    );
  return (
    // A script takes the mark away, mostly before React comes.
    <picture className={ground} data-lazy={fetched === 'near' ? '' : undefined} suppressHydrationWarning>
      {pictureFormats().map((format) => (
        <source key={format} type={`image/${format}`} srcSet={pictureSet(image, format, width)} sizes={sizes} />
      ))}
      <img {...urgency} {...size} src={pictureSource(image, width, 'webp')} onError={() => setMissing('made')} />
    </picture>
  );
}

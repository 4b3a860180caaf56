import type { Tint } from '../../contract/category.ts';
import { Picture } from './Picture.tsx';
import './thumb.css';

interface Props {
  image: string | null;
  tint?: Tint | null | undefined;
  /** Where it leads; the name beside it is the link that is read out. */
  href?: string;
}

/** A product's picture in small, on its aisle's ground. */
export function Thumb({ image, tint, href }: Props) {
  const look = `thumb t-${tint ?? 'sand'}`;
  const picture = <Picture image={image} alt="" width={160} sizes="4.5rem" />;
  if (!href) return <span className={look}>{picture}</span>;
  return (
    <a className={look} href={href} tabIndex={-1} aria-hidden="true">
      {picture}
    </a>
  );
}

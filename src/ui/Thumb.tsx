import type { Tint } from '../../contract/category.ts';
import { Picture } from './Picture.tsx';
import { tintClass } from './tint.ts';
import { tw } from './tw.ts';

interface Props {
  image: string | null;
  tint?: Tint | null | undefined;
  /** Where it leads; the name beside it is the link that is read out. */
  href?: string;
  /** Its size, where it is not the usual one. */
  className?: string;
}

/** A product's picture in small, on its aisle's ground. */
export function Thumb({ image, tint, href, className = 'size-17 flex-none' }: Props) {
  const look = tw`relative grid items-center rounded-[0.875rem] bg-(--tint) ${tintClass[tint ?? 'sand']} ${className}`;
  const picture = (
    <Picture
      className="mx-auto aspect-square h-auto w-[82%] object-contain"
      image={image}
      alt=""
      width={160}
      sizes="4.5rem"
      onTile
    />
  );
  if (!href) return <span className={look}>{picture}</span>;
  return (
    <a className={look} href={href} tabIndex={-1} aria-hidden="true">
      {picture}
    </a>
  );
}

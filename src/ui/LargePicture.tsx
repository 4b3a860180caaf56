import { useState } from 'react';
import { isPhoto } from '../picture-url.ts';
import { tw } from './tw.ts';

interface Props {
  /** The original. */
  src: string;
  alt: string;
  /** What the build has made of it, where the original can't be had. */
  small: string;
}

/** A picture as large as its place, which is `relative`. */
export function LargePicture({ src, alt, small }: Props) {
  const [missing, setMissing] = useState(false);
  return (
    <picture className={isPhoto(src) ? tw`photo` : undefined}>
      <img
        className="absolute inset-0 size-full object-contain p-4 art"
        src={missing ? small : src}
        alt={alt}
        onError={() => setMissing(true)}
      />
    </picture>
  );
}

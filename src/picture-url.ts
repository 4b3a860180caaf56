import { config } from './config.ts';

export type PictureFormat = 'avif' | 'webp';
/** The formats that the site's pictures are made in, the smaller one first. */
export const pictureFormats = (): readonly PictureFormat[] =>
  import.meta.env.PUBLIC_PICTURE_FORMATS === 'webp' ? ['webp'] : ['avif', 'webp'];

/**
 * The name under which the build keeps a provider's picture in all its sizes. Derived from the picture's URL
 * alone, so that an island can show a product it has just fetched with the pictures the build has made.
 */
export function pictureKey(image: string): string {
  const key = keys.get(image) ?? makeKey(image);
  keys.set(image, key);
  return key;
}

/** A picture stands on many pages in many sizes. */
const keys = new Map<string, string>();

function makeKey(image: string): string {
  let hash = 0x811c9dc5; // FNV-1a, 32 bits
  for (const byte of new TextEncoder().encode(image)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  const name = /(?<![^/?#])([^/?#]+?)(?:\.\w+)?(?:[?#][^]*)?$/.exec(image)?.[1] ?? 'picture';
  return `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)}-${hash.toString(36)}`;
}

export const pictureFile = (key: string, width: number, format: PictureFormat): string => `${key}-${width}.${format}`;

export const pictureSource = (image: string, width: number, format: PictureFormat): string =>
  `/pictures/${pictureFile(pictureKey(image), width, format)}`;

/** Whether it is no drawing: a photo has a ground of its own, often white. */
export const isPhoto = (image: string): boolean => !/^data:image\/svg|\.svg(?:[?#]|$)/i.test(image);

/** URL of a picture's original, which may be relative to the provider's origin. */
export function originalSource(image: string, base = import.meta.env.PUBLIC_API_BASE ?? ''): string {
  return URL.canParse(base) && URL.canParse(image, base) ? new URL(image, base).href : image;
}

/** A `srcset` of every width up to `largest` pixels. */
export const pictureSet = (image: string, format: PictureFormat, largest: number): string =>
  config.pictureWidths
    .filter((width) => width <= largest)
    .map((width) => `${pictureSource(image, width, format)} ${width}w`)
    .join(', ');

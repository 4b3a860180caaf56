import { pictures } from './pictures.ts';

interface Pictured {
  readonly image: string | null;
  readonly images?: readonly string[] | null;
  readonly pictures?: readonly string[] | null;
}

/** The same things without the pictures that could not be read, so that no page has a frame with a broken one. */
export async function withPictures<T extends Pictured>(things: readonly T[]): Promise<readonly T[]> {
  const { missing } = await pictures();
  if (missing.size === 0) return things;
  const isThere = (image: string) => !missing.has(image);
  return things.map((thing) => {
    const { image, images, pictures: several } = thing;
    if (![image, ...(images ?? []), ...(several ?? [])].some((url) => url && missing.has(url))) return thing;
    const left = images?.filter(isThere);
    return {
      ...thing,
      image: image && isThere(image) ? image : (left?.[0] ?? null),
      ...(left && { images: left }),
      ...(several && { pictures: several.filter(isThere) }),
    };
  });
}

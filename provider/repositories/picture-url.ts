/** The name of a photo: the beginning of a hash of its bytes. Drawn pictures are named in words. */
const PHOTO = /^[0-9a-f]{32}$/;
export const isStoredPhoto = (name: string): boolean => PHOTO.test(name);

/**
 * Where a picture is served, drawn or a photo.
 * @example pictureUrl('atta') // '/api/pictures/atta.svg'
 */
export const pictureUrl = (name: string | null): string | null =>
  name === null ? null : `/api/pictures/${encodeURIComponent(name)}.${isStoredPhoto(name) ? 'webp' : 'svg'}`;

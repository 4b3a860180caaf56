const MAX_PICTURES = 20;
const MAX_LENGTH = 2000;
/** Characters that a list of pictures is read of. */
export const MAX_PICTURES_TEXT = MAX_PICTURES * MAX_LENGTH;

const ENDING = String.raw`\.(?:jpe?g|png|webp|avif|gif|heic|bmp|tiff?)`;

/** A value that names a picture: a file, or a URL that ends like one. */
export const PICTURE_FILE = new RegExp(String.raw`${ENDING}(?:\?\S*)?\s*(?:[,|;\s]|$)`, 'i');

/** A name of a file may hold a space or a comma, a URL no space: what follows tells where one ends. */
const BETWEEN = new RegExp(
  String.raw`(?<![\s,;])[\s,;]+(?=https?:\/\/)|(?=[\s,;])(?<=${ENDING}(?:\?[^\s,;|]*)?)[\s,;]+(?=\S)|[|\n]`,
  'i',
);

/**
 * The pictures that a cell names, in order: URLs or names of files, as written.
 * @example pictureList('a.jpg, b 2.png|https://shop.example/c?id=3') // ['a.jpg', 'b 2.png', 'https://shop.example/c?id=3']
 */
export function pictureList(written: string): readonly string[] {
  // Some exports write a list as JSON does.
  const bare = /^\s*\[.*\]\s*$/s.test(written) ? written.replace(/[[\]"]/g, '') : written;
  const pictures = bare
    .slice(0, MAX_PICTURES_TEXT)
    .split(BETWEEN)
    .map((picture) => picture.trim().replace(/^\/\//, 'https://'))
    .filter((picture) => picture !== '' && picture.length <= MAX_LENGTH);
  return [...new Set(pictures)].slice(0, MAX_PICTURES);
}

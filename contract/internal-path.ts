/** Normalises a link as browsers do before they look for a host: a backslash is a slash, tabs and line breaks are dropped. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]/u.test(text.split(/[?#]/)[0] ?? '');

const ANY = 'https://shop.invalid';

/**
 * Whether a link leads to a path of this site, however a browser or a server reads it.
 * @example isInternalPath('/%5cevil.example') // false
 */
export const isInternalPath = (link: string): boolean =>
  isPath(link) && URL.canParse(link, ANY) && isPath(decoded(new URL(link, ANY).pathname));

/** Decodes a path as a server might, however often it was encoded. */
function decoded(pathname: string): string {
  try {
    const once = decodeURIComponent(pathname);
    return once === pathname ? once : decoded(once);
  } catch {
    return ''; // Nobody can read it.
  }
}

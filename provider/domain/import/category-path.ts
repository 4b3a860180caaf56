/** Category, sub-category and what stands below them. */
export type CategoryPath = readonly string[];

const BETWEEN = /[>|»]/;

/** WooCommerce lists several paths, and writes a comma within a name with a backslash. */
const BETWEEN_PATHS = /(?<!\\),\s*/;

/**
 * The path that a cell names; of several the longest, of equals the first.
 * @param isList whether a comma parts paths: where the column's name is in the plural.
 * @example categoryPath('Staples > Rice > Basmati', false) // ['Staples', 'Rice', 'Basmati']
 */
export function categoryPath(written: string, isList: boolean): CategoryPath {
  const paths = (isList ? written.split(BETWEEN_PATHS) : [written]).map((path) =>
    path
      .replaceAll('\\,', ',')
      .split(BETWEEN)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );
  return paths.reduce((longest, path) => (path.length > longest.length ? path : longest), []);
}

/** "Home > …" or "Grocery > …" before every path says nothing: it is left out where something useful follows. */
export function haveCommonRoot(paths: readonly CategoryPath[]): boolean {
  const written = paths.filter((path) => path.length > 0);
  const [first] = written;
  return (
    written.length > 1 &&
    written.every(([root]) => root === first?.[0]) &&
    written.filter((path) => path.length > 2).length > written.length / 2 &&
    new Set(written.map((path) => path[1])).size > 1
  );
}

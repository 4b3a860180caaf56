/** A path of the site, as Astro's StaticPaths gives it. */
export interface StaticPath {
  readonly pathname: string;
  readonly route: { readonly type: string; readonly component: string };
  readonly cacheKey?: string | undefined;
}

/** The file that a path is written to, with Astro's `build.format: 'file'`. */
const fileOf = ({ pathname, route }: StaticPath): string => {
  const name = pathname.replace(/^\/|\/$/g, '');
  return route.type === 'endpoint' ? name : `${name || 'index'}.html`;
};

/** Cache keys by file; null for a file without one, which every build renders. */
export type PageKeys = Record<string, string | null>;

/** Where two routes have the same path, the first is the one that is built. */
export function filesOf<P extends StaticPath>(paths: readonly P[]): Map<string, P> {
  const files = new Map<string, P>();
  for (const path of paths) if (!files.has(fileOf(path))) files.set(fileOf(path), path);
  return files;
}

export const keysOf = (files: ReadonlyMap<string, StaticPath>): PageKeys =>
  Object.fromEntries([...files].map(([file, { cacheKey }]) => [file, cacheKey ?? null]));

/** Most pages of one kind by which its style sheet is divided. */
const SAMPLES = 60;

/** Returns some pages of each kind, or all where there are few, by file. */
export function samplesOf<P extends StaticPath>(paths: readonly P[]): [string, P][] {
  const pages = [...filesOf(paths)].filter(([, { route }]) => route.type === 'page');
  return [...Map.groupBy(pages, ([, { route }]) => route.component).values()].flatMap((kind) => {
    const step = Math.max(1, kind.length / SAMPLES);
    return kind.filter((_, i) => Math.floor(i / step) > Math.floor((i - 1) / step));
  });
}

import { PublishError } from './build.ts';

/** A link that leads nowhere, and the page that it stands on. */
export interface BrokenLink {
  readonly page: string;
  readonly path: string;
}

/** Without one of these a page does not work; without any other, one link of it. */
export const PAGE_ASSET = /\.(?:m?js|css|json|woff2?|webmanifest)$/i;

/** A link that leads nowhere from more than this share of the pages, and more pages than an editor writes, is the shop's own. */
const MAX_PAGE_SHARE = 0.2;
const MIN_PAGES = 10;
const MAX_LISTED = 5;

export const sayBroken = ({ page, path }: BrokenLink): string =>
  `The page ${page} links to ${path}, which does not exist.`;

/** Links of the shop itself lead nowhere, such as one in every header. */
export class SiteWideLinkError extends PublishError {
  override name = 'SiteWideLinkError';
}

/** @throws {SiteWideLinkError} */
export function rejectSiteWideLinks(broken: readonly BrokenLink[], pages: number): void {
  const byPath = Map.groupBy(broken, ({ path }) => path);
  const everywhere = [...byPath.values()].filter(({ length }) => length > MIN_PAGES && length > pages * MAX_PAGE_SHARE);
  if (everywhere.length === 0) return;
  const words = everywhere.slice(0, MAX_LISTED).flatMap(([link]) => (link ? [sayBroken(link)] : []));
  throw new SiteWideLinkError(words.join('\n'));
}

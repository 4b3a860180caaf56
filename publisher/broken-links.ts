import { type BrokenLink, PublishError } from './fault.ts';

/** A page does not work without such a file; any other broken link affects that link only. */
export const PAGE_ASSET = /\.(?:m?js|css|json|woff2?|webmanifest)$/i;

/** Above this share of the pages, and above the pages that an editor writes, a broken link is taken for one of the layout. */
const MAX_PAGE_SHARE = 0.2;
const MIN_PAGES = 10;
const MAX_LISTED = 5;

/** Links of the shop itself lead nowhere, such as one in every header. */
export class SiteWideLinkError extends PublishError {
  override name = 'SiteWideLinkError';
}

/** @throws {SiteWideLinkError} */
export function rejectSiteWideLinks(broken: readonly BrokenLink[], pages: number): void {
  const byPath = Map.groupBy(broken, ({ path }) => path);
  const siteWide = [...byPath.values()].filter(({ length }) => length > MIN_PAGES && length > pages * MAX_PAGE_SHARE);
  if (siteWide.length === 0) return;
  const listed = siteWide.slice(0, MAX_LISTED).flatMap(([link]) => link ?? []);
  throw new SiteWideLinkError(...listed.map((link) => ({ code: 'broken-link' as const, ...link })));
}

import { PublishError } from './build.ts';

/** A link that leads nowhere, and the page that it stands on. */
export interface BrokenLink {
  readonly page: string;
  readonly path: string;
}

/** Without one of these a page does not work; without any other, one link of it. */
export const PART_OF_PAGE = /\.(?:m?js|css|json|woff2?|webmanifest)$/i;

/** A link that leads nowhere from more than this share of the pages, and more pages than an editor writes, is the shop's own. */
const MOST_PAGES = 0.2;
const FEW_PAGES = 10;
const TOLD = 5;

export const sayBroken = ({ page, path }: BrokenLink): string =>
  `The page ${page} links to ${path}, which does not exist.`;

/** Links of the shop itself lead nowhere, such as one in every header. */
export class BrokenShopError extends PublishError {
  override name = 'BrokenShopError';
}

/** @throws {BrokenShopError} */
export function refuseBrokenShop(broken: readonly BrokenLink[], pages: number): void {
  const byPath = Map.groupBy(broken, ({ path }) => path);
  const everywhere = [...byPath.values()].filter(({ length }) => length > FEW_PAGES && length > pages * MOST_PAGES);
  if (everywhere.length === 0) return;
  const words = everywhere.slice(0, TOLD).flatMap(([link]) => (link ? [sayBroken(link)] : []));
  throw new BrokenShopError(words.join('\n'));
}

import { type Banner, getMobileBanners, getWebBanners } from '../../contract/banner.ts';
import { memoize } from './memoize.ts';
import { readOptional } from './optional.ts';

/** A banner with the screen sizes it is for. */
export interface PlacedBanner {
  readonly banner: Banner;
  readonly screens: 'all' | 'wide' | 'narrow';
}

/** The banners for wide screens and for phones merged into one list, without duplicates. */
export const allBanners = memoize(async (): Promise<readonly PlacedBanner[]> => {
  const [wide, narrow] = await Promise.all([
    readOptional(getWebBanners, 'the banners of wide screens'),
    readOptional(getMobileBanners, 'the banners of phones'),
  ]);
  return merge(wide?.data ?? [], narrow?.data ?? []);
});

/** Keeps the order of both lists; a banner in both appears once. */
function merge(wide: readonly Banner[], narrow: readonly Banner[]): PlacedBanner[] {
  const wideKeys = new Set(wide.map(keyOf));
  const merged: PlacedBanner[] = [];
  let rest = [...narrow];
  for (const banner of wide) {
    const at = rest.findIndex((other) => keyOf(other) === keyOf(banner));
    const before = rest.slice(0, Math.max(0, at)).filter((other) => !wideKeys.has(keyOf(other)));
    merged.push(...before.map((other) => ({ banner: other, screens: 'narrow' as const })));
    merged.push({ banner, screens: at < 0 ? 'wide' : 'all' });
    rest = rest.filter((other, i) => i !== at && !before.includes(other));
  }
  return [...merged, ...rest.map((banner) => ({ banner, screens: 'narrow' as const }))];
}

const keyOf = ({ id: _, ...rest }: Banner): string => JSON.stringify(rest);

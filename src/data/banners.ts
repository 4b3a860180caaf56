import { type Banner, getMobileBanners, getWebBanners } from '../../contract/banner.ts';
import { memoize } from './memoize.ts';
import { read } from './provider.ts';

/** A banner with the screens it is for. */
export interface PlacedBanner {
  readonly banner: Banner;
  readonly screens: 'all' | 'wide' | 'narrow';
}

/** Banners for wide screens and for phones as one list: what both carry stands once. */
export const banners = memoize(async (): Promise<readonly PlacedBanner[]> => {
  const [wide, narrow] = await Promise.all([read(getWebBanners), read(getMobileBanners)]);
  return merge(wide.data, narrow.data);
});

/** Both lists keep their order; what both have stands once. */
function merge(wide: readonly Banner[], narrow: readonly Banner[]): PlacedBanner[] {
  const looks = new Set(wide.map(lookOf));
  const merged: PlacedBanner[] = [];
  let rest = [...narrow];
  for (const banner of wide) {
    const at = rest.findIndex((other) => lookOf(other) === lookOf(banner));
    const before = rest.slice(0, Math.max(0, at)).filter((other) => !looks.has(lookOf(other)));
    merged.push(...before.map((other) => ({ banner: other, screens: 'narrow' as const })));
    merged.push({ banner, screens: at < 0 ? 'wide' : 'all' });
    rest = rest.filter((other, i) => i !== at && !before.includes(other));
  }
  return [...merged, ...rest.map((banner) => ({ banner, screens: 'narrow' as const }))];
}

const lookOf = ({ id: _, ...look }: Banner): string => JSON.stringify(look);

import { type Banner, getMobileBanners, getWebBanners } from '../../contract/banner.ts';
import { once } from './once.ts';
import { read } from './provider.ts';

/** A banner with the screens it is for. */
export interface PlacedBanner {
  readonly banner: Banner;
  readonly screens: 'all' | 'wide' | 'narrow';
}

/** Banners for wide screens and for phones as one list: what both carry stands once. */
export const banners = once(async (): Promise<readonly PlacedBanner[]> => {
  const [wide, narrow] = await Promise.all([read(getWebBanners), read(getMobileBanners)]);
  const looks = new Map<string, PlacedBanner>();
  for (const banner of wide.data) looks.set(lookOf(banner), { banner, screens: 'wide' });
  for (const banner of narrow.data) {
    const screens = looks.has(lookOf(banner)) ? 'all' : 'narrow';
    looks.set(lookOf(banner), { banner, screens });
  }
  return [...looks.values()];
});

const lookOf = ({ id: _, ...look }: Banner): string => JSON.stringify(look);

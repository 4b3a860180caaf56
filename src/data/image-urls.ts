import { getQrCodes } from '../../contract/qrcode.ts';
import { banners } from './banners.ts';
import { allProducts, categories } from './catalogue.ts';
import { home } from './home.ts';
import { memoizeInBuild } from './memoize.ts';
import { isRefused, read } from './provider.ts';

/** The address of every distinct picture of the catalogue, the categories and the banners, as the provider names it. */
export async function allImageUrls(): Promise<Set<string>> {
  const [products, all, front, placed] = await Promise.all([allProducts(), categories(), home(), banners()]);
  const found = [
    ...[...products, ...all, ...front.categories, ...front.bestSellers, ...front.featured, ...front.newProducts].map(
      ({ image }) => image,
    ),
    ...products.flatMap(({ images }) => images ?? []),
    ...placed.flatMap(({ banner }) => [banner.image, ...(banner.pictures ?? [])]),
  ];
  return new Set(found.filter((image) => image !== null));
}

/**
 * Where pictures may come from besides this site: the provider, when it has an origin of its own, the origins that its
 * answers name, and those that the shop's settings add for products newer than the build.
 */
export const pictureOrigins = (): Promise<readonly string[]> =>
  memoizeInBuild('pictureOrigins', async () => {
    const { PUBLIC_API_BASE = '/api', PICTURE_ORIGINS = '' } = process.env;
    const named = [
      PUBLIC_API_BASE,
      ...(await allImageUrls()),
      ...(await qrCodeImages()),
      ...PICTURE_ORIGINS.split(','),
    ];
    const origins = named.map((address) => URL.parse(address.trim())?.origin ?? '');
    return [...new Set(origins)].filter((origin) => ORIGIN.test(origin)).sort();
  });

/** A host may hold signs that would end a directive of the policy. */
const ORIGIN = /^https?:\/\/[a-z\d.:[\]-]+$/;

/** Shown at the payment, live. */
async function qrCodeImages(): Promise<readonly string[]> {
  try {
    return (await read(getQrCodes)).data.map(({ image }) => image);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}

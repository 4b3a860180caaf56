import { getQrCodes } from '../../contract/qrcode.ts';
import { banners } from './banners.ts';
import { allProducts, categories } from './catalogue.ts';
import { home } from './home.ts';
import { memoizeInBuild } from './memoize.ts';
import { isRefused, read } from './provider.ts';

/** Returns the distinct image URLs of the catalogue, the categories and the banners, as the provider gives them. */
export async function allImageUrls(): Promise<Set<string>> {
  const [products, all, front, placed] = await Promise.all([allProducts(), categories(), home(), banners()]);
  const urls = [
    ...[...products, ...all, ...front.categories, ...front.bestSellers, ...front.featured, ...front.newProducts].map(
      ({ image }) => image,
    ),
    ...products.flatMap(({ images }) => images ?? []),
    ...placed.flatMap(({ banner }) => [banner.image, ...(banner.pictures ?? [])]),
  ];
  return new Set(urls.filter((image) => image !== null));
}

/**
 * Returns the origins for `img-src` besides this site: the provider's, when it has one of its own, those of its image URLs, and
 * those that the settings add for products newer than the build.
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
    const origins = named.map((url) => URL.parse(url.trim())?.origin ?? '');
    return [...new Set(origins)].filter((origin) => ORIGIN.test(origin)).sort();
  });

/** Refuses hosts with characters that would end a directive of the policy. */
const ORIGIN = /^https?:\/\/[a-z\d.:[\]-]+$/;

/** Payment QR codes, which the checkout loads in the browser. */
async function qrCodeImages(): Promise<readonly string[]> {
  try {
    return (await read(getQrCodes)).data.map(({ image }) => image);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}

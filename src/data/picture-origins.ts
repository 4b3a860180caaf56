import { getQrCodes } from '../../contract/qrcode.ts';
import { imageWidths } from './image-urls.ts';
import { memoizeInBuild } from './memoize.ts';
import { readOptional } from './optional.ts';

/**
 * Returns the origins for `img-src` besides this site: the provider's, when it has one of its own, those of its image URLs, and
 * those that the settings add for products newer than the build.
 */
export const pictureOrigins = (): Promise<readonly string[]> =>
  memoizeInBuild('pictureOrigins', async () => {
    const { PUBLIC_API_BASE = '/api', PICTURE_ORIGINS = '' } = process.env;
    const named = [
      PUBLIC_API_BASE,
      ...(await imageWidths()).keys(),
      ...(await qrCodeImages()),
      ...PICTURE_ORIGINS.split(','),
    ];
    const origins = named.map((url) => URL.parse(url.trim())?.origin ?? '');
    return [...new Set(origins)].filter((origin) => ORIGIN.test(origin)).sort();
  });

/** Refuses hosts with characters that would end a directive of the policy. */
const ORIGIN = /^https?:\/\/[a-z\d.:[\]-]+$/;

/** Payment QR codes, which the checkout loads in the browser. */
const qrCodeImages = async (): Promise<readonly string[]> =>
  ((await readOptional(getQrCodes, 'the picture of the QR code to pay by'))?.data ?? []).map(({ image }) => image);

/** Signatures: the first bytes of a file. Its name and its server's content type are not trusted. */
const BEGINNINGS: readonly [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n\x1a\n/, 'png'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
  [/^[^]{4}ftyp(?:avif|avis|mif1[^]{4,}?avif)/, 'avif'],
  [/^GIF8[79]a/, 'gif'],
];

const OTHERS: readonly [RegExp, string][] = [
  [/^[^]{4}ftyp(?:hei[cxs]|hev[cx]|mif1|msf1)/, 'it is a HEIC photo, as iPhones make them: please save it as JPEG'],
  [/^\s*(?:<!--(?:(?!-->)[^])*-->\s*)*(?:(?:<\?xml|<!DOCTYPE svg)[^]*?)?<svg\b/i, 'it is a drawing (SVG), not a photo'],
  [/^\s*(?:<!doctype html|<html|<head|<!--)/i, 'it is a web page, not a photo'],
  [/^(?:II\*\0|MM\0\*)/, 'it is a TIFF picture: please save it as JPEG'],
  [/^BM/, 'it is a BMP picture: please save it as JPEG'],
  [/^%PDF/, 'it is a PDF document, not a photo'],
  [/^$/, 'its file is empty'],
];

/** Returns why a file is none of the types that are taken: JPEG, PNG, WebP, AVIF and GIF. */
export function whyNotPhoto(bytes: Uint8Array): string | undefined {
  const beginning = Buffer.from(bytes.subarray(0, 512)).toString('latin1').replace('\xef\xbb\xbf', '');
  if (BEGINNINGS.some(([signature]) => signature.test(beginning))) return undefined;
  const other = OTHERS.find(([signature]) => signature.test(beginning));
  return other?.[1] ?? 'it is not a photo that we can read (JPEG, PNG, WebP, AVIF or GIF)';
}

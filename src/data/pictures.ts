import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { config } from '../config.ts';
import { PICTURE_FORMATS, pictureFile, pictureKey, type PictureFormat } from '../picture.ts';
import { allImageUrls } from './image-urls.ts';
import { limitConcurrency } from './concurrency.ts';
import { memoize } from './memoize.ts';
import { readPicture } from './provider.ts';

const CACHE = '.cache/pictures';
/** AVIF's scale differs: it looks as WebP does at a quality 20 higher, as the common image optimisers reckon too. */
const QUALITY = { avif: config.pictureQuality - 20, webp: config.pictureQuality };
/** The first build makes pictures for a minute: it says how far it is. */
const PROGRESS_EVERY = 20;
/** How an SVG without a size of its own is measured: 72 dots to the inch is one pixel to the unit. */
const SVG_DENSITY = 72;

export interface MadePicture {
  readonly file: string;
  readonly format: PictureFormat;
  /** Where its bytes lie on the disk. */
  readonly path: string;
}

/** Every distinct picture of the catalogue, the categories and the banners in all sizes and formats. */
export const madePictures = memoize(async (): Promise<readonly MadePicture[]> => {
  await mkdir(CACHE, { recursive: true });
  const inTurn = limitConcurrency(availableParallelism());
  const all = await allImageUrls();
  let done = 0;
  const made = [...all].map((image) =>
    inTurn(async () => {
      const picture = await makePicture(image);
      // eslint-disable-next-line no-console -- the one who waits wants to see it
      if (++done % PROGRESS_EVERY === 0) console.log(`Pictures: ${done} of ${all.size}`);
      return picture;
    }),
  );
  return (await Promise.all(made)).flat();
});

async function makePicture(image: string): Promise<MadePicture[]> {
  const source = await readPicture(image);
  if (!source) return []; // The page then shows the original's address, which may come back.
  const print = createHash('sha256').update(source).digest('hex').slice(0, 32);
  const key = pictureKey(image);
  const original = memoize(() => rasterise(source));
  return Promise.all(
    config.pictureWidths.flatMap((width) =>
      PICTURE_FORMATS.map(async (format) => ({
        file: pictureFile(key, width, format),
        format,
        path: await cached(`${print}-${width}-q${QUALITY[format]}.${format}`, async () =>
          encode(await original(), width, format),
        ),
      })),
    ),
  );
}

/** Pictures are the slow part of a build: what has not changed is taken from the disk. */
async function cached(name: string, make: () => Promise<Buffer>): Promise<string> {
  const path = `${CACHE}/${name}`;
  if (existsSync(path)) return path;
  // Written beside and renamed, so that an interrupted build leaves no half picture behind.
  const part = `${path}.${randomUUID()}`;
  await writeFile(part, await make());
  await rename(part, path);
  return path;
}

/** The picture as points, as large as the largest size wants it; an SVG is drawn at just that size. */
async function rasterise(source: Buffer): Promise<Sharp> {
  const largest = Math.max(...config.pictureWidths);
  const { format, width = largest } = await sharp(source).metadata();
  const density = format === 'svg' ? Math.min(2400, Math.ceil((SVG_DENSITY * largest) / width)) : SVG_DENSITY;
  const points = sharp(source, { density }).resize(largest, largest, {
    fit: 'inside',
    withoutEnlargement: format !== 'svg',
  });
  const { data, info } = await points.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info });
}

/** Effort: at these the files are within a tenth of the smallest, in a third of the time. */
function encode(original: Sharp, width: number, format: PictureFormat): Promise<Buffer> {
  const picture = original.clone().resize(width, width, { fit: 'inside', withoutEnlargement: true });
  const quality = QUALITY[format];
  return (format === 'avif' ? picture.avif({ quality, effort: 1 }) : picture.webp({ quality, effort: 2 })).toBuffer();
}

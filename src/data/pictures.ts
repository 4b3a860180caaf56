import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { config } from '../config.ts';
import { pictureFile, pictureKey, type PictureFormat } from '../picture-url.ts';
import { limitConcurrency } from './concurrency.ts';
import { loadCache, saveCache } from './disk-cache.ts';
import { encodePicture, QUALITY, rasterise, shrink } from './encode-picture.ts';
import { imageWidths } from './image-urls.ts';
import { memoizeInBuild } from './memoize.ts';
import { fetchPicture, PictureError, type PictureState } from './picture-source.ts';
import { reportProgress, someOf, warn } from './build-message.ts';

const CACHE = '.cache/pictures';
const KIND = 'pictures';
/** The first build encodes pictures for a minute or more, so it reports its progress. */
const PROGRESS_EVERY = 20;
/** So many pictures are in memory at a time, on their way here or waiting to be encoded. */
const MAX_AT_ONCE = 8;
const MAX_NAMED = 10;

export interface MadePicture {
  readonly file: string;
  readonly format: PictureFormat;
  /** Path of the encoded file. */
  readonly path: string;
}

interface Pictures {
  readonly files: readonly MadePicture[];
  /** URLs of those that could not be read. */
  readonly missing: ReadonlySet<string>;
}

/** Encodes every distinct image of the catalogue, the categories and the banners in the sizes and formats that pages ask for. */
export const pictures = (): Promise<Pictures> =>
  memoizeInBuild('pictures', async () => {
    await mkdir(CACHE, { recursive: true });
    const widths = await imageWidths();
    const cached = await loadCache<PictureState>(KIND);
    const current = new Map<string, PictureState>();
    const missing = new Map<string, string>();
    const inMemory = limitConcurrency(MAX_AT_ONCE);
    const encoding = limitConcurrency(availableParallelism());
    let done = 0;
    const tasks = [...widths].map(([image, largest]) =>
      inMemory(async () => {
        const picture = new PictureFiles(image, largest);
        try {
          const state = await picture.make(cached.get(image), encoding);
          current.set(image, state);
          return picture.files(state);
        } catch (error) {
          if (!(error instanceof PictureError)) throw error;
          const last = cached.get(image);
          if (last && !error.isGone && picture.isMade(last)) {
            current.set(image, last);
            return picture.files(last);
          }
          missing.set(image, error.message);
          return [];
        } finally {
          if (++done % PROGRESS_EVERY === 0) reportProgress({ step: 'encoding-pictures', done, total: widths.size });
        }
      }),
    );
    const files = (await Promise.all(tasks)).flat();
    await saveCache(KIND, current);
    warnOfMissing(missing);
    return { files, missing: new Set(missing.keys()) };
  });

function warnOfMissing(missing: ReadonlyMap<string, string>): void {
  if (missing.size === 0) return;
  const named = [...missing].map(([image, why]) => `${image.slice(0, 200)} (${why})`);
  const many = missing.size === 1 ? 'One picture' : `${missing.size} pictures`;
  warn(`${many} could not be read: left out. ${someOf(named, MAX_NAMED)}.`);
}

/** The formats of this build, as ui/Picture asks for them. */
const formats = (): readonly PictureFormat[] =>
  process.env['PUBLIC_PICTURE_FORMATS'] === 'webp' ? ['webp'] : ['avif', 'webp'];

/** One image of the provider, and the files made of it. */
class PictureFiles {
  readonly #image: string;
  readonly #sizes: readonly { width: number; format: PictureFormat }[];

  constructor(image: string, largest: number) {
    this.#image = image;
    this.#sizes = config.pictureWidths
      .filter((width) => width <= largest)
      .flatMap((width) => formats().map((format) => ({ width, format })));
  }

  /** @throws {PictureError} */
  async make(
    cached: PictureState | undefined,
    encoding: <T>(task: () => Promise<T>) => Promise<T>,
  ): Promise<PictureState> {
    const { state, bytes } = await fetchPicture(this.#image, cached && this.isMade(cached) ? cached : undefined);
    if (bytes && !this.isMade(state)) await encoding(() => this.#encode(bytes, state));
    return state;
  }

  isMade = (state: PictureState): boolean => this.files(state).every(({ path }) => existsSync(path));

  /** Encoding is the slow part of a build, so unchanged pictures come from the disk. */
  files({ fingerprint }: PictureState): MadePicture[] {
    const key = pictureKey(this.#image);
    return this.#sizes.map(({ width, format }) => ({
      file: pictureFile(key, width, format),
      format,
      path: `${CACHE}/${fingerprint}-${width}-q${QUALITY[format]}.${format}`,
    }));
  }

  async #encode(bytes: Buffer, state: PictureState): Promise<void> {
    let raster = await rasterise(bytes);
    const largestFirst = this.files(state)
      .map(({ path, format }, i) => ({ path, format, width: this.#sizes[i]?.width ?? 0 }))
      .sort((a, b) => b.width - a.width);
    for (const { path, format, width } of largestFirst) {
      if (existsSync(path)) continue;
      raster = await shrink(raster, width);
      // Renamed when complete, so that an interrupted build leaves no partial file.
      const part = `${path}.${randomUUID()}`;
      await writeFile(part, await encodePicture(raster, format));
      await rename(part, path);
    }
  }
}

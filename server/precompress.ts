import { rmSync, statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { listFiles } from './list-files.ts';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);

/** Fonts and pictures are compressed already; below this many bytes a header costs more than it saves. */
const TEXT = /\.(?:html|js|css|svg|xml|json|txt|webmanifest)$/;
const MIN_BYTES = 512;
/**
 * Brotli's steps: for a page of 80 kB the best takes 74 ms and makes 15.6 kB of it, the tenth 27 ms and 15.8 kB, the fifth 1.3 ms and
 * 17.1 kB, with a window that is not larger than such a page.
 */
const BEST = 11;
const GOOD = 10;
const FAST = 5;
const FAST_WINDOW = 16;
/** Few ask for it; the step below takes 0.7 ms for that page instead of 0.9, and makes 18.8 kB of it instead of 18.2. */
const BEST_GZIP = 9;
const FAST_GZIP = 4;
/**
 * The best for what every page loads, for up to this many new files, and at any time for those of a folder with no more: home,
 * the listings of a small shop, pages of text. Above this many bytes nothing gets it.
 */
const FOR_EVERY_PAGE = '_astro/';
const MAX_BEST_FILES = 60;
/** New files that get the tenth step: all of a small shop, and of a large one what a publish changes. */
const MAX_GOOD_SHOP = 1000;
const MAX_GOOD_FILES = 150;
const MAX_BEST_BYTES = 400_000;

/**
 * Writes a `.br` and a `.gz` beside every file of text, for a server that sends them as they are. What has not changed
 * since the last time keeps its own. Returns how many were written.
 * @param names the files and the copies that are there, where not all are to be looked at
 */
export async function precompress(dir: string, names: readonly string[] = listFiles(dir)): Promise<number> {
  const files = new Set(names);
  const texts = [...files].filter((name) => TEXT.test(name));
  const stale = texts.filter((name) => !isCompressed(`${dir}/${name}`, files.has(`${name}.gz`)));
  const areFew = stale.length <= MAX_BEST_FILES;
  const rest = texts.length <= MAX_GOOD_SHOP || stale.length <= MAX_GOOD_FILES ? GOOD : FAST;
  const inFolder = areFew ? null : Map.groupBy(texts, dirname);
  const isBest = (name: string) =>
    name.startsWith(FOR_EVERY_PAGE) || (inFolder?.get(dirname(name))?.length ?? 0) <= MAX_BEST_FILES;
  let written = 0;
  const next = stale.values();
  await Promise.all(
    Array.from({ length: availableParallelism() * 2 }, async () => {
      for (const name of next) if (await compress(join(dir, name), isBest(name) ? BEST : rest)) written++;
    }),
  );
  return written;
}

/** Whether nothing is left to write. The `.gz` is written last, and the copies carry the file's own time: a file written since then has another. */
function isCompressed(file: string, hasGzip: boolean): boolean {
  const { mtimeMs, size } = statSync(file);
  if (size < MIN_BYTES) {
    // Of when it was larger: a server would go on sending that.
    if (hasGzip) for (const copy of ['br', 'gz']) rmSync(`${file}.${copy}`, { force: true });
    return true;
  }
  const copy = hasGzip ? statSync(`${file}.br`, { throwIfNoEntry: false }) : undefined;
  return Math.abs((copy?.mtimeMs ?? 0) - mtimeMs) < 1;
}

async function compress(file: string, quality: number): Promise<boolean> {
  const content = await readFile(file);
  // Written again, but with the same words: unpacking tells in a fraction of the time.
  const same = await readFile(`${file}.br`)
    .then(unbrotli)
    .then((old) => old.equals(content))
    .catch(() => false);
  if (!same) {
    const isLarge = content.length > MAX_BEST_BYTES;
    const step = isLarge ? FAST : quality;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: step,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      ...(step === FAST && !isLarge && { [constants.BROTLI_PARAM_LGWIN]: FAST_WINDOW }),
    };
    await put(`${file}.br`, await brotli(content, { params }));
    await put(`${file}.gz`, await zip(content, { level: step === FAST ? FAST_GZIP : BEST_GZIP }));
  }
  const { mtime } = statSync(file);
  await Promise.all([`${file}.br`, `${file}.gz`].map((name) => utimes(name, mtime, mtime)));
  return !same;
}

async function put(name: string, content: Buffer): Promise<void> {
  await writeFile(`${name}.part`, content);
  await rename(`${name}.part`, name);
}

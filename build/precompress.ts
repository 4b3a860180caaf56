import { closeSync, futimesSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
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
/** Few browsers ask for gzip; the step below takes 0.7 ms for that page instead of 0.9, and makes 18.8 kB of it instead of 18.2. */
const BEST_GZIP = 9;
const FAST_GZIP = 4;
/**
 * The best for what every page loads, for up to this many new files, and at any time for those of a folder with no more, home, the
 * first pages of lists, pages of text, but not for a category's later pages. Above this many bytes nothing gets it.
 */
const FOR_EVERY_PAGE = '_astro/';
const LATER_PAGE = /categories\/[^/]+\/\d+\.html$/;
const MAX_BEST_FILES = 60;
/** New files that get the tenth step: all of a small shop, and of a large one what a publish changes. */
const MAX_GOOD_SHOP = 1000;
const MAX_GOOD_FILES = 150;
const MAX_BEST_BYTES = 400_000;
const CHUNK_BYTES = 32 * 1024;

/**
 * Writes a `.br` and a `.gz` beside every file of text, for a server that sends them as they are. What has not changed
 * since the last time keeps its own. Returns how many were written.
 * @param names the files and the copies that are there, where not all are to be looked at
 */
export async function precompress(dir: string, names: readonly string[] = listFiles(dir)): Promise<number> {
  const files = new Set(names);
  const texts = [...files].filter((name) => TEXT.test(name));
  const hasCopies = (name: string) => files.has(`${name}.gz`) && files.has(`${name}.br`);
  const stale = texts.filter((name) => !isCompressed(`${dir}/${name}`, hasCopies(name)));
  const areFew = stale.length <= MAX_BEST_FILES;
  const rest = texts.length <= MAX_GOOD_SHOP || stale.length <= MAX_GOOD_FILES ? GOOD : FAST;
  const inFolder = areFew ? null : Map.groupBy(texts, dirname);
  const isBest = (name: string) =>
    !inFolder ||
    name.startsWith(FOR_EVERY_PAGE) ||
    (!LATER_PAGE.test(name) && (inFolder.get(dirname(name))?.length ?? 0) <= MAX_BEST_FILES);
  let written = 0;
  const next = stale.values();
  await Promise.all(
    Array.from({ length: availableParallelism() * 2 }, async () => {
      for (const name of next)
        if (await compress(join(dir, name), isBest(name) ? BEST : rest, hasCopies(name))) written++;
    }),
  );
  return written;
}

/**
 * Whether nothing is left to write. The `.br` is written last, and the copies get the file's own time once they are whole: a file
 * written since then has another, and so has a copy that was cut short.
 */
function isCompressed(file: string, hasCopies: boolean): boolean {
  const { mtimeMs, size } = statSync(file);
  if (size < MIN_BYTES) {
    // A copy from when the file was larger: a server would go on sending it.
    if (hasCopies) for (const copy of ['br', 'gz']) rmSync(`${file}.${copy}`, { force: true });
    return true;
  }
  const copy = hasCopies ? statSync(`${file}.br`, { throwIfNoEntry: false }) : undefined;
  return Math.abs((copy?.mtimeMs ?? 0) - mtimeMs) < 1;
}

/** The disk is asked at once, without another thread: that takes half the processor's time of so many small files. */
async function compress(file: string, quality: number, hasCopies: boolean): Promise<boolean> {
  const content = readFileSync(file);
  const { mtime } = statSync(file);
  // Rewritten with the same content: unpacking finds that out in a fraction of the time.
  if (hasCopies && (await isCopyOf(content, file))) {
    for (const copy of ['gz', 'br']) utimesSync(`${file}.${copy}`, mtime, mtime);
    return false;
  }
  const isLarge = content.length > MAX_BEST_BYTES;
  const step = isLarge ? FAST : quality;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: step,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    ...(step === FAST && !isLarge && { [constants.BROTLI_PARAM_LGWIN]: FAST_WINDOW }),
  };
  // One turn in another thread for most pages, instead of two.
  const chunkSize = CHUNK_BYTES;
  const [gz, br] = await Promise.all([
    zip(content, { chunkSize, level: step === FAST ? FAST_GZIP : BEST_GZIP }),
    brotli(content, { chunkSize, params }),
  ]);
  put(`${file}.gz`, gz, mtime);
  put(`${file}.br`, br, mtime);
  return true;
}

/** Copies that were written together: one may be outdated where writing the other was interrupted. */
async function isCopyOf(content: Buffer, file: string): Promise<boolean> {
  if (statSync(`${file}.br`).mtimeMs !== statSync(`${file}.gz`).mtimeMs) return false;
  return unbrotli(readFileSync(`${file}.br`)).then(
    (old) => old.equals(content),
    () => false,
  );
}

function put(name: string, content: Buffer, mtime: Date): void {
  const file = openSync(name, 'w');
  try {
    writeFileSync(file, content);
    futimesSync(file, mtime, mtime);
  } finally {
    closeSync(file);
  }
}

import { statSync } from 'node:fs';
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
/** Brotli's best takes 50 times as long as its fifth step, which is as good as gzip's best at the least. */
const BEST = 11;
const FAST = 5;
/**
 * Up to this many new files get the best, and at any time those of a folder with no more: scripts, home, the listings of
 * a small shop, pages of text. Above this many bytes nothing does.
 */
const MAX_BEST_FILES = 60;
const MAX_BEST_BYTES = 400_000;

/**
 * Writes a `.br` and a `.gz` beside every file of text, for a server that sends them as they are. What has not changed
 * since the last time keeps its own. Returns how many were written.
 */
export async function precompress(dir: string): Promise<number> {
  const files = new Set(listFiles(dir));
  const texts = [...files].filter((name) => TEXT.test(name));
  const stale = texts.filter((name) => !isCompressed(`${dir}/${name}`, files.has(`${name}.gz`)));
  const areFew = stale.length <= MAX_BEST_FILES;
  const inFolder = areFew ? null : Map.groupBy(texts, dirname);
  const isFew = (name: string) => (inFolder?.get(dirname(name))?.length ?? 0) <= MAX_BEST_FILES;
  let written = 0;
  const next = stale.values();
  await Promise.all(
    Array.from({ length: availableParallelism() * 2 }, async () => {
      for (const name of next) if (await compress(join(dir, name), isFew(name) ? BEST : FAST)) written++;
    }),
  );
  return written;
}

/** The `.gz` is written last, and the copies carry the file's own time: a file written since then has another. */
function isCompressed(file: string, hasGzip: boolean): boolean {
  const { mtimeMs, size } = statSync(file);
  if (size < MIN_BYTES) return true;
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
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: content.length > MAX_BEST_BYTES ? FAST : quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    };
    await put(`${file}.br`, await brotli(content, { params }));
    await put(`${file}.gz`, await zip(content, { level: quality === BEST ? 9 : 6 }));
  }
  const { mtime } = statSync(file);
  await Promise.all([`${file}.br`, `${file}.gz`].map((name) => utimes(name, mtime, mtime)));
  return !same;
}

async function put(name: string, content: Buffer): Promise<void> {
  await writeFile(`${name}.part`, content);
  await rename(`${name}.part`, name);
}

import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { textOfBytes } from './text-of-bytes.ts';

/** Files copied between two breaks for other work. */
const BATCH = 2000;

/** A file as it was found: when all three are the same later, nobody has written it since. */
export type Fingerprint = readonly [size: number, written: number, changed: number];

/** Every file below `dir` by its path in there. */
export function filesIn(dir: string): Map<string, Fingerprint> {
  const files = new Map<string, Fingerprint>();
  const walk = (folder: string) => {
    for (const entry of readdirSync(join(dir, folder), { withFileTypes: true })) {
      const name = folder ? `${folder}/${entry.name}` : entry.name;
      if (entry.isDirectory()) walk(name);
      else if (entry.isFile()) {
        const { size, mtimeMs, ctimeMs } = statSync(join(dir, name));
        files.set(name, [size, mtimeMs, ctimeMs]);
      }
    }
  };
  walk('');
  return files;
}

/** Files read in advance, so that the disk and the checks do not wait for each other. */
const AHEAD = 16;

/** Each of those files by its name, as text with one character per byte (text-of-bytes.ts). */
export async function* readAhead(dir: string, names: readonly string[]): AsyncGenerator<readonly [string, string]> {
  const read = async (name: string) => [name, textOfBytes(await readFile(join(dir, name)))] as const;
  const readFrom = (at: number) => {
    const batch = Promise.all(names.slice(at, at + AHEAD).map(read));
    // The error is thrown when the batch is awaited; until then it must not count as unhandled.
    batch.catch(() => {});
    return batch;
  };
  let next = readFrom(0);
  for (let at = 0; at < names.length; at += AHEAD) {
    const batch = await next;
    next = readFrom(at + AHEAD);
    yield* batch;
  }
}

export const isUnchanged = (a: Fingerprint | undefined, b: Fingerprint | undefined): boolean =>
  a !== undefined && b !== undefined && a.every((part, i) => part === b[i]);

/** Copies those files of `from` to the same paths in `into`, which it creates. `copy` makes a hard link, which takes no space, or a copy. */
export async function copyTree(
  copy: (from: string, to: string) => void,
  from: string,
  names: Iterable<string>,
  into: string,
): Promise<void> {
  const folders = new Set<string>();
  mkdirSync(into, { recursive: true });
  let done = 0;
  for (const name of names) {
    const folder = dirname(name);
    if (!folders.has(folder)) mkdirSync(join(into, folder), { recursive: true });
    folders.add(folder);
    copy(join(from, name), join(into, name));
    if (++done % BATCH === 0) await breathe();
  }
}

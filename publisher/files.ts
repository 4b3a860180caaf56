import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';

/** Other work goes on after so many files. */
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

export const isUnchanged = (a: Fingerprint | undefined, b: Fingerprint | undefined): boolean =>
  a !== undefined && b !== undefined && a.every((part, i) => part === b[i]);

/** Places each of those files of `from` into the same place in `into`, which it makes: as a link, which costs nothing, or as a copy. */
export async function copyTree(
  place: (from: string, to: string) => void,
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
    place(join(from, name), join(into, name));
    if (++done % BATCH === 0) await breathe();
  }
}

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file as it was found: when all three are the same later, nobody has written it since. */
export type Print = readonly [size: number, written: number, changed: number];

/** Every file below `dir` by its path in there. */
export function filesIn(dir: string): Map<string, Print> {
  const files = new Map<string, Print>();
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

export const isSame = (a: Print | undefined, b: Print | undefined): boolean =>
  a !== undefined && b !== undefined && a.every((part, i) => part === b[i]);

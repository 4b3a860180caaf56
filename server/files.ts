import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The path of every file below `dir`, as it is in there. */
export const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)));

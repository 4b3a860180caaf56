import { readdirSync, type Stats, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Every file below `dir` by its path in there. */
export function filesIn(dir: string): Map<string, Stats> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return new Map(files.map((file) => [relative(dir, file), statSync(file)]));
}

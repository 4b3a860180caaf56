import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Removes what was built, and what the command stores beside it, so that the next build starts from nothing. */
export function clearBuild(dir: string): void {
  for (const name of readdirSync(dir))
    if (name === 'build' || name.startsWith('build.')) rmSync(join(dir, name), { recursive: true, force: true });
}

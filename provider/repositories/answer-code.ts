import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Files of the code that turns a product's rows into an answer. */
const CODE = ['provider/repositories/*.ts', 'provider/db/schema/*.ts', 'contract/*.ts'];

let cached: string | undefined;

/** Returns a digest of that code: a new version may answer otherwise for the same rows. */
export function answerCode(): string {
  if (cached !== undefined) return cached;
  const digest = createHash('sha256');
  for (const file of globSync(CODE, { cwd: root }).sort())
    digest.update(`\0${file}\0`).update(readFileSync(root + file));
  cached = digest.digest('base64url');
  return cached;
}

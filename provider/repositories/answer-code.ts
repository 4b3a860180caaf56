import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** What makes an answer of the rows of a product. */
const CODE = ['provider/repositories/*.ts', 'provider/db/schema/*.ts', 'contract/*.ts'];

let cached: string | undefined;

/** A digest of the code that makes an answer of rows: new code may say something else of the same row. */
export function answerCode(): string {
  if (cached !== undefined) return cached;
  const digest = createHash('sha256');
  for (const file of globSync(CODE, { cwd: root }).sort())
    digest.update(`\0${file}\0`).update(readFileSync(root + file));
  cached = digest.digest('base64url');
  return cached;
}

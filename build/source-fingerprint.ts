import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';

/** Everything but the provider's answers that decides what the pages look like. */
const CODE = [
  'src/**',
  'build/{render,scripts,styles}/**',
  'contract/**',
  'dictionary/**',
  'egress/**',
  'public/**',
  'shop.adapter.ts',
  'astro.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** A fingerprint of a build's code and settings: while it stays the same, only the provider's answers can change pages. */
export function sourceFingerprint(root: string, settings: object): string {
  const print = createHash('sha256').update(JSON.stringify(settings));
  for (const name of globSync(CODE, { cwd: root }).sort()) {
    const file = `${root}/${name}`;
    if (statSync(file).isFile()) print.update(`\0${name}\0`).update(readFileSync(file));
  }
  return print.digest('hex');
}

import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that style sheets are made from: Tailwind and daisyUI are of the versions that the lock file names. */
const SOURCES = [
  'src/**/*.{astro,ts,tsx,js,css,json}',
  'build/styles/*.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
];

/**
 * The compiled style sheets of an earlier build, on disk. Compiling takes half of the time of publishing a changed text; an entry
 * is valid only for the same source.
 */
export class StyleCache {
  readonly #dir: string;

  constructor(root = process.cwd(), dir = join(root, '.cache/styles')) {
    this.#dir = join(dir, fingerprint(root));
    mkdirSync(dir, { recursive: true });
    for (const other of readdirSync(dir)) {
      if (join(dir, other) !== this.#dir) rmSync(join(dir, other), { recursive: true, force: true });
    }
    mkdirSync(this.#dir, { recursive: true });
  }

  read(name: string): unknown {
    try {
      return JSON.parse(readFileSync(this.#file(name), 'utf8'));
    } catch {
      return undefined;
    }
  }

  /** Written atomically: another build may read it at the same time. */
  write(name: string, value: unknown): void {
    const part = `${this.#file(name)}.${process.pid}`;
    mkdirSync(this.#dir, { recursive: true });
    writeFileSync(part, JSON.stringify(value));
    renameSync(part, this.#file(name));
  }

  #file(name: string): string {
    return join(this.#dir, `${name}.json`);
  }
}

function fingerprint(root: string): string {
  const print = createHash('sha256');
  for (const name of globSync(SOURCES, { cwd: root }).sort())
    print.update(`\0${name}\0`).update(readFileSync(join(root, name)));
  return print.digest('hex').slice(0, 16);
}

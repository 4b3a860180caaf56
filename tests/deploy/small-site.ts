import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const page = (words: string) => `<!doctype html><title>Haat</title><p>${words}</p>`;

/** A folder with a few files, as a build leaves one. */
export class SmallSite {
  readonly dir = mkdtempSync(join(tmpdir(), 'haat-site-'));

  constructor() {
    for (const name of ['index', '404', 'product', 'cms/about']) this.put(`${name}.html`, page(name));
  }

  put(name: string, content: string): void {
    mkdirSync(dirname(join(this.dir, name)), { recursive: true });
    writeFileSync(join(this.dir, name), content);
  }

  take(name: string): void {
    rmSync(join(this.dir, name));
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

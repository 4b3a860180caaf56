import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeCacheDir } from '../../server/incremental-build.ts';
import type { Progress } from '../../server/progress.ts';
import { fixtureSite } from '../render/fixture-site.ts';

const PAGE = `---
import { readFileSync } from 'node:fs';
export const getStaticPaths = () => JSON.parse(readFileSync(ROOT + '/products.json', 'utf8'))
  .map(({ slug, price }) => ({ params: { slug }, props: { price }, cacheKey: String(price) }));
---
<p>{Astro.params.slug} ₹{Astro.props.price}</p>`;

/** In a process of its own, as every build is: within one, Node would take the pages' module for the one it knows. */
const BUILD = `import { build } from 'astro';
await build({ configFile: false, logLevel: 'silent', build: { format: 'file' }, cacheDir: './cache',
  experimental: { incrementalBuild: true }, vite: { build: { emptyOutDir: false } } });`;

const silent: Progress = {
  show: () => {},
  note: () => {},
  done: () => {},
  warn: () => {},
  repeatWarnings: () => {},
  failed: () => {},
};

test('the installed Astro keeps unchanged pages, and its cache holds no second copy of any', async () => {
  const { root, dir } = fixtureSite({});
  const cacheDir = join(root, 'cache');
  mkdirSync(join(root, 'src/pages'), { recursive: true });
  writeFileSync(join(root, 'src/pages/[slug].astro'), PAGE.replace('ROOT', JSON.stringify(root)));
  mkdirSync(dir);
  makeCacheDir(cacheDir, dir, silent);
  const build = (atta: number, dal: number) => {
    const products = [
      { slug: 'atta', price: atta },
      { slug: 'dal', price: dal },
    ];
    writeFileSync(join(root, 'products.json'), JSON.stringify(products));
    const run = spawnSync(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: root, encoding: 'utf8' });
    expect(run).toMatchObject({ status: 0, stderr: '' });
  };
  const read = (slug: string) => readFileSync(join(dir, `${slug}.html`), 'utf8');
  const writtenAt = () => ['atta', 'dal'].map((slug) => statSync(join(dir, `${slug}.html`)).mtimeMs);

  build(40, 90);
  const [atta, dal] = writtenAt();
  build(40, 95);
  expect(read('atta')).toContain('₹40');
  expect(read('dal')).toContain('₹95');
  const [attaNow, dalNow] = writtenAt();
  expect(attaNow).toBe(atta);
  expect(dalNow).toBeGreaterThan(dal ?? Infinity);

  expect(lstatSync(join(cacheDir, 'dist')).isSymbolicLink()).toBe(true);
  expect(readdirSync(cacheDir).sort()).toEqual(['dist', 'incremental-build.json']);
});

test('another version of Astro is told once, and its cache is left to it', () => {
  const root = mkdtempSync(join(tmpdir(), 'haat-cache-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const cacheDir = join(root, 'cache');
  const warnings: string[] = [];
  makeCacheDir(cacheDir, root, { ...silent, done: (text) => warnings.push(text) }, '8.0.0');
  expect(readdirSync(cacheDir)).toEqual([]);
  expect(warnings).toEqual([expect.stringMatching(/^Astro 8\.0\.0 is not [\d.]+, with which this build was tested/)]);
});

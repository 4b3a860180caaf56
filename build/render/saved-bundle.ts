import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { bundledData, restoreBundledData } from './bundled-data.ts';
import type { PageKeys } from './page-files.ts';

/** Fixed names: Astro names entries after its own, by which it would take these chunks for that one. */
export const WORKER = 'render-worker.mjs';
export const RENDER_SITE = 'render-site.mjs';

const DATA = 'bundled-data';
const KEYS = 'page-keys.json';

/** Saves the bundle that a build has rendered its pages with, for render-site.ts to render them again without bundling. */
export function saveBundle(bundle: string, into: string, keys: PageKeys): void {
  rmSync(into, { recursive: true, force: true });
  cpSync(bundle, into, { recursive: true });
  writeFileSync(join(into, DATA), serialize(bundledData()));
  writeKeys(into, keys);
}

/** Restores the results of the bundling. */
export const restoreBundle = (dir: string): void =>
  restoreBundledData(deserialize(readFileSync(join(dir, DATA))) as ReturnType<typeof bundledData>);

export const readKeys = (dir: string): PageKeys => JSON.parse(readFileSync(join(dir, KEYS), 'utf8')) as PageKeys;

/** Renamed when complete, so that an interrupted build leaves no partial file. */
export function writeKeys(dir: string, keys: PageKeys): void {
  const file = join(dir, KEYS);
  writeFileSync(`${file}.part`, JSON.stringify(keys));
  renameSync(`${file}.part`, file);
}

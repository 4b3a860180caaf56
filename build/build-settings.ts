import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import type { NoticeValue } from '../contract/content-item.ts';
import { getPublished } from '../contract/editor.ts';
import { BuildError } from './build-failure.ts';
import { precompress } from './precompress.ts';
import { type BuildOptions, root } from './run-astro.ts';

const TIMEOUT_MS = 30_000;
const NONE = { splash: null, notice: null };

type PublishedSettings = v.InferOutput<typeof getPublished.answer>['data'];

/**
 * Returns the files of the site that say what stands on every page, by their names: pages read them in the browser, so that a
 * change of one rewrites no page. Null where nothing is published: the file of the code stays.
 */
const settingsFiles = ({ splash, notice }: PublishedSettings): Readonly<Record<string, string | null>> => ({
  'flashscreen.json': splash && serialize({ backgroundColor: splash.backgroundColor, textColor: splash.textColor }),
  'notice.json': notice && serialize(noticeFile(notice)),
});

const noticeFile = ({ text, from, until, translations }: NoticeValue) => ({
  text,
  from,
  until,
  ...(translations && { translations }),
});

const serialize = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * Writes the current splash and shop notice into a built site, but no page.
 * @throws {BuildError}
 */
export async function buildSettings(dir: string, options: BuildOptions): Promise<void> {
  const names = await writeSettings(dir, options);
  if (!options.precompress) return;
  const there = names.flatMap((name) => [name, `${name}.br`, `${name}.gz`]);
  await precompress(
    dir,
    there.filter((name) => existsSync(join(dir, name))),
  );
}

/**
 * Writes the files of the splash and the shop notice, those of `public/` where nothing is published. Returns their names.
 * @throws {BuildError}
 */
export async function writeSettings(dir: string, { providerUrl, adapter }: BuildOptions): Promise<string[]> {
  const published = await readPublished(providerUrl).catch((error: unknown) => {
    // The call is not in section 7: a provider of another make may lack it.
    if (adapter?.needed) return NONE;
    throw error;
  });
  const files = settingsFiles(published);
  for (const [name, content] of Object.entries(files)) {
    const file = join(dir, name);
    writeFileSync(`${file}.part`, content ?? readFileSync(join(root, 'public', name)));
    renameSync(`${file}.part`, file);
  }
  return Object.keys(files);
}

async function readPublished(providerUrl: string) {
  const url = `${providerUrl}/api${getPublished.path}`;
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return v.parse(getPublished.answer, await answer.json()).data;
  } catch {
    throw new BuildError(`GET ${url} does not say what is published: see that the provider runs and answers.`);
  }
}

import { addMissing, ASSETS, PAGES, PRODUCTS, SHELL } from './caches.ts';

/** More than one release has. Only above it is anything looked for that no page needs. */
const MANY = 200;

const IN_PAGE = /\/_astro\/[\w.@-]+\.(?:js|css|woff2)/g;
/** What a script can't start without; what it may load later is cached once loaded. */
const IMPORTED = /(?:from|import)\s*["']\.\/([\w.@-]+\.js)["']/g;
/** Every name of a file, whatever it is named for. */
const ANY_NAME = /(?<![\w@-])[\w@-]+\.[\w-]{8}\.(?:js|css|woff2|avif|webp|png|svg)/g;

/** The scripts, styles and fonts that a page names. */
export const assetsOf = (html: string): string[] => html.match(IN_PAGE) ?? [];

/** Keeps files, and the scripts that those import. */
export async function cacheAssets(urls: Iterable<string>): Promise<void> {
  for (let missing = [...urls]; missing.length > 0;) {
    const added = await addMissing(ASSETS, missing);
    const scripts = added.filter(({ url }) => url.endsWith('.js'));
    const texts = await Promise.all(scripts.map((script) => script.text()));
    missing = texts.flatMap((text) => [...text.matchAll(IMPORTED)].map(([, name = '']) => `/_astro/${name}`));
  }
}

/** How many were left the last time: a worker that has looked need not look again for each page. */
let left = 0;

/** Drops the files of old releases of which no page is cached any more. */
export async function dropUnused(): Promise<void> {
  const assets = await caches.open(ASSETS);
  const entries = await assets.keys();
  if (entries.length <= Math.max(MANY, left + MANY / 4)) return;
  const used = new Set<string>();
  for (const name of [SHELL, PAGES.name, PRODUCTS.name]) {
    const pages = await caches.open(name);
    for (const page of await pages.keys()) await addNames(await pages.match(page), used);
  }
  // A set is walked to its end, with what is added on the way.
  for (const name of used) if (name.endsWith('.js')) await addNames(await assets.match(`/_astro/${name}`), used);
  const unused = entries.filter(({ url }) => !used.has(url.replace(/^.*\//, '')));
  await Promise.all(unused.map((entry) => assets.delete(entry)));
  left = entries.length - unused.length;
}

async function addNames(response: Response | undefined, to: Set<string>): Promise<void> {
  for (const name of (await response?.text())?.match(ANY_NAME) ?? []) to.add(name);
}

import { paths } from '../paths.ts';
import { VISITED } from '../storage-keys.ts';

/** What is listed of what was visited, and how many of each. */
const LISTED = [
  { cache: VISITED.pages, within: () => `${paths.categories}/`, most: 8 },
  { cache: VISITED.products, within: () => paths.product({ id: '', slug: '' }), most: 8 },
];

/** Lists the categories and products that can be read without a network, those visited last first. */
export async function listCachedPages(section: HTMLElement): Promise<void> {
  if (!('caches' in window)) return;
  for (const { cache: name, within, most } of LISTED) {
    const cache = await caches.open(name);
    const entries = await cache.keys();
    const inside = entries.filter(({ url }) => new URL(url).pathname.startsWith(within())).reverse();
    for (const entry of inside.slice(0, most)) {
      const [, title] =
        /<title>([^<]*?)(?: · [^<·]*)?<\/title>/.exec((await (await cache.match(entry))?.text()) ?? '') ?? [];
      if (title) section.querySelector('ul')?.append(linkTo(new URL(entry.url).pathname, plain(title)));
    }
  }
  section.hidden = !section.querySelector('li');
}

function linkTo(path: string, title: string): HTMLElement {
  const link = document.createElement('a');
  link.className = 'inline-flex min-h-11 link items-center link-hover';
  link.href = path;
  link.textContent = title;
  const item = document.createElement('li');
  item.append(link);
  return item;
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  '#38': '&',
  quot: '"',
  '#34': '"',
  '#39': '’',
  lt: '<',
  gt: '>',
};

const plain = (html: string): string =>
  html.replace(/&(\w+|#\d+);/g, (written, name: string) => SIGNS[name] ?? written);

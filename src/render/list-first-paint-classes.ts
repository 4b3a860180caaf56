import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { format } from 'prettier';
import { classesIn } from './first-paint-page.ts';
import { allShortNames } from './short-classes.ts';

// `npm run styles:first-paint`: reads the demo shop's pages in dist/, and writes down which classes each kind of page has in its
// HTML. Pages with others are right all the same, but load the rest of their styles before they are painted.

const LIST = 'src/render/first-paint-classes.json';
/** Have their whole style sheet in themselves. */
const WHOLE = ['editor', 'desk'];
/** What goods with photos have besides. The demo's are drawn, and a shop with photos is not to wait for them. */
const OF_PHOTOS = ['photo'];

/** `../../pages/categories/[category]/[...page].astro` is built as `categories/tea.html` and `categories/tea/2.html`. */
function builtAs(source: string): RegExp {
  const route = source
    .replace(/^.*pages\//, '')
    .replace(/\.astro$/, '')
    .replace(/(.)\/index$/, '$1');
  const path = route
    .split('/')
    .map((part) => (part.startsWith('[...') ? '(?:/\\d+)?' : part.startsWith('[') ? '/[^/]+' : `/${part}`));
  return new RegExp(`^dist(?:/(?:bn|hi))?${path.join('')}\\.html$`);
}

const pages = globSync('dist/**/*.html');
/** The home page in another language is `bn.html`. */
const asInEnglish = (page: string): string => page.replace(/^dist\/(?:bn|hi)\.html$/, 'dist/index.html');
if (pages.length === 0) throw new Error('There is no built site in dist/: run npm run build first.');
const wordOf = new Map([...(await allShortNames())].map(([word, name]) => [name, word]));
const list: Record<string, string[]> = {};
const left = new Set(pages);
// Routes with a fixed name come before those with a parameter, as for Astro.
const sheets = globSync('src/styles/pages/*.css').flatMap((sheet) =>
  [...readFileSync(sheet, 'utf8').matchAll(/@source '([^']+)'/g)].map(([, source = '']) => ({
    kind: basename(sheet, '.css'),
    source,
  })),
);
for (const { kind, source } of sheets.sort((a, b) => Number(a.source.includes('[')) - Number(b.source.includes('[')))) {
  const own = [...left].filter((page) => builtAs(source).test(asInEnglish(page)));
  if (own.length === 0) throw new Error(`No page was built from ${source}, which the style sheet ${kind}.css names.`);
  for (const page of own) left.delete(page);
  if (WHOLE.includes(kind)) continue;
  const classes = own
    .flatMap((page) => [...classesIn(readFileSync(resolve(page), 'latin1'))])
    .map((name) => wordOf.get(name) ?? name);
  if (classes.includes('art')) classes.push(...OF_PHOTOS);
  list[kind] = [...new Set([...(list[kind] ?? []), ...classes])].sort();
}
if (left.size > 0) throw new Error(`No style sheet names the source of ${[...left].join(', ')}.`);
writeFileSync(LIST, await format(JSON.stringify(list), { parser: 'json' }));
process.stdout.write(
  `${Object.entries(list)
    .map(([kind, { length }]) => `${kind}: ${length} classes\n`)
    .join('')}`,
);

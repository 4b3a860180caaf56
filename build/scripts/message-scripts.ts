import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ViteUserConfig } from 'astro';
import { TRANSLATIONS, type OtherLocale } from '../../contract/locales.ts';
import { OTHER_LOCALES } from '../../contract/other-locales.ts';
import type { Messages } from '../../src/i18n/current.ts';
import { GOODS } from '../../src/i18n/goods/all.ts';
import type { GoodsLanguage } from '../../src/i18n/goods/goods.ts';
import { packSizeFor } from '../../src/i18n/goods/pack-size-for.ts';
import { wordFor } from '../../src/i18n/goods/word-for.ts';
import { MESSAGES } from '../../src/i18n/messages.ts';
import { islandsWhere } from '../../src/island-registry.ts';
import { PERSONAL, rememberFiles } from './message-files.ts';
import { minifyFile, minifyScript } from './minify-script.ts';

type VitePlugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>;

const STAFF = islandsWhere(({ says }) => says === 'staff');

/** What a product's page is made of besides its islands. */
const PAGES = 'src/{shop.ts,{layouts,pages/product,shell,ui}/**/*.{astro,ts,tsx}}';

interface Chunk {
  readonly type: 'chunk';
  readonly facadeModuleId: string | null;
  readonly fileName: string;
  readonly code: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

/** Vite plugin: writes the messages of the browser's scripts into a script per language, and remembers their names. */
export const messageScripts = (): VitePlugin => ({
  name: 'message-scripts',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk') as readonly Chunk[];
    const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
    const reach = (from: Chunk, visited = new Set<Chunk>()): Set<Chunk> => {
      if (visited.has(from)) return visited;
      visited.add(from);
      for (const file of [...from.imports, ...from.dynamicImports]) {
        const chunk = byFile.get(file);
        if (chunk) reach(chunk, visited);
      }
      return visited;
    };
    const entries = chunks.filter((chunk) => chunk.isEntry && !STAFF.includes(sourceOf(chunk)));
    const codeOf = (some: readonly Chunk[]) =>
      [...new Set(some.flatMap((one) => [...reach(one)]))].map(({ code }) => code);
    const inShop = isTextIn(codeOf(entries.filter((chunk) => !PERSONAL.includes(sourceOf(chunk)))));
    const inAll = isTextIn(codeOf(entries));
    const inPages = isTextIn(globSync(PAGES).map((file) => readFileSync(file, 'utf8')));
    const write = (name: string, source: string | Buffer, hash = hashOf(source), type = 'js'): string => {
      const fileName = `_astro/${name}.${hash}.${type}`;
      this.emitFile({ type: 'asset', fileName, source });
      return fileName;
    };
    const scripts = (name: string, isIn: (text: string) => boolean) =>
      Object.fromEntries(
        OTHER_LOCALES.map((locale) => [locale, write(`${name}-${locale}`, setting(only(MESSAGES[locale], isIn)))]),
      );
    const letters: Partial<Record<OtherLocale, string>> = Object.fromEntries(
      OTHER_LOCALES.filter((locale) => TRANSLATIONS[locale].letters).map((locale) => {
        const font = readFileSync(new URL(`../../src/assets/letters-${locale}.woff2`, import.meta.url));
        return [locale, write(`letters-${locale}`, font, hashOf(font), 'woff2')];
      }),
    );
    const [loadLetters, translate] = await Promise.all(
      [
        new URL('../../src/shell/load-letters.js', import.meta.url),
        new URL('../../src/shell/translate-page.js', import.meta.url),
      ].map((file) => minifyFile(fileURLToPath(file))),
    );
    const whole = OTHER_LOCALES.map(
      (locale) =>
        [
          locale,
          setting(only(MESSAGES[locale], (text) => inShop(text) || inPages(text))) +
            goodsCode(locale) +
            `document.documentElement.lang="${locale}-IN";` +
            (letters[locale] ? `document.documentElement.dataset.letters="/${letters[locale]}";${loadLetters}` : '') +
            // Chromium goes on drawing boxes for words that it has laid out before their letters were there.
            `await window.letters;${translate}`,
        ] as const,
    );
    const words = hashOf(whole.map(([, code]) => code).join('\n'));
    for (const [locale, code] of whole) write(`words-${locale}`, code, words);
    rememberFiles({
      shop: scripts('shop', inShop),
      personal: scripts('own', (text) => inAll(text) && !inShop(text)),
      words,
      letters,
    });
  },
});

/** The file of src/islands that an entry is made from, by its name alone. */
const sourceOf = ({ facadeModuleId }: Chunk): string => basename(facadeModuleId ?? '').replace(/\.\w+$/, '');

/** A script of messages adds to those already loaded. */
const setting = (messages: Messages): string =>
  `globalThis.messages={...globalThis.messages,...${JSON.stringify(messages)}};`;

const only = (messages: Messages, isIn: (text: string) => boolean): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([text]) => isIn(text)));

/** Returns whether one of these scripts has a text, which it has between quotes. */
const isTextIn = (codes: readonly string[]) => {
  const all = codes.join('\n');
  return (text: string): boolean =>
    [JSON.stringify(text), `'${text.replaceAll("'", "\\'")}'`, `\`${text.replaceAll('`', '\\`')}\``].some((written) =>
      all.includes(written),
    );
};

const hashOf = (text: string | Buffer): string =>
  createHash('sha256').update(text).digest('base64url').replace(/\W/g, '0').slice(0, 8);

/** Leaves packs as they are, in a language without words for goods. */
const NO_GOODS: GoodsLanguage = { words: {}, pieces: '$&', packOf: '$&', dozen: '$&', bunches: '$&' };

/** The script that translates the goods of a page. Its functions refer to nothing but their arguments. */
function goodsCode(locale: OtherLocale): string {
  const { words, ...packs } = GOODS[locale] ?? NO_GOODS;
  const call = (make: (given: never) => unknown, given: object) => `(${make.toString()})(${JSON.stringify(given)})`;
  const code = `globalThis.goods={wordFor:${call(wordFor, words)},packSizeFor:${call(packSizeFor, packs)}};`;
  return minifyScript(code, 'goods.js');
}

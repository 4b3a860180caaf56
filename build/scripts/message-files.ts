import { islandsWhere } from '../../src/island-registry.ts';
import { getBundled, setBundled } from '../render/bundled-data.ts';
import { openingTags } from '../render/opening-tags.ts';
import type { Edit } from '../render/page-edits.ts';

/** Islands about one shopper, whose messages no page of the catalogue has to load. */
export const PERSONAL = islandsWhere(({ says }) => says === 'own');
const FILES = 'scripts of messages';
interface Files {
  /** Messages that any page of the catalogue may show, by language. */
  readonly shop: Readonly<Record<string, string>>;
  /** Further messages of the islands about one shopper. */
  readonly personal: Readonly<Record<string, string>>;
  /** The hash in the names of the scripts that translate a product's page. */
  readonly words: string;
  /** The font file of each language, for devices without its letters. */
  readonly letters: Readonly<Record<string, string>>;
}

export const rememberFiles = (files: Files): void => setBundled(FILES, files);

const files = (): Files => getBundled(FILES, { shop: {}, personal: {}, words: '', letters: {} });

const LANG = /<html lang="(\w+)/;
const IS_PERSONAL = new RegExp(` component-export="(?:${PERSONAL.join('|')})"`);

/** The scripts of messages that a page needs before its islands, whose opening tags are given: none in English. */
export function messageScriptsOf(html: string, islands: string): string[] {
  const [, locale = ''] = LANG.exec(html) ?? [];
  const { shop, personal } = files();
  return [shop[locale], ...(IS_PERSONAL.test(islands) ? [personal[locale]] : [])].flatMap((file) =>
    file ? [`/${file}`] : [],
  );
}

/**
 * Names in a page what only some browsers ask for: what says a product's page in another language, and the letters of the page's own
 * (shell/theme-init.js, shell/load-letters.js).
 */
export function nameOnDemand(html: string): Edit[] {
  const [, locale = ''] = LANG.exec(html) ?? [];
  const { words, letters } = files();
  const [root] = openingTags(html, 'html');
  const text = root?.text
    .replace(' data-words="0"', ` data-words="${words}"`)
    .replace(' data-letters="0"', ` data-letters="/${letters[locale] ?? ''}"`);
  return root && text !== undefined ? [{ ...root, text }] : [];
}

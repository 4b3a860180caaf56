import { islandsWhere } from '../../src/island-registry.ts';
import { getBundled, setBundled } from '../render/bundled-data.ts';
import { openingTags } from '../render/opening-tags.ts';
import type { Edit } from '../render/page-edits.ts';

/** Islands of one shopper's own: what they say no page of the catalogue has to load. */
export const OWN = islandsWhere(({ says }) => says === 'own');
const FILES = 'scripts of messages';
interface Files {
  /** What any page of the catalogue may say, by language. */
  readonly shop: Readonly<Record<string, string>>;
  /** What is said besides by the islands of what is one shopper's own. */
  readonly own: Readonly<Record<string, string>>;
  /** What the names of the scripts have in common that say a product's page in another language. */
  readonly words: string;
  /** The letters of each, for devices that have none. */
  readonly letters: Readonly<Record<string, string>>;
}

export const rememberFiles = (files: Files): void => setBundled(FILES, files);

const files = (): Files => getBundled(FILES, { shop: {}, own: {}, words: '', letters: {} });

const LANG = /<html lang="(\w+)/;
const IS_OWN = new RegExp(` component-export="(?:${OWN.join('|')})"`);

/** The scripts of messages that a page needs before its islands, whose opening tags are given: none in English. */
export function messageScriptsOf(html: string, islands: string): string[] {
  const [, locale = ''] = LANG.exec(html) ?? [];
  const { shop, own } = files();
  return [shop[locale], ...(IS_OWN.test(islands) ? [own[locale]] : [])].flatMap((file) => (file ? [`/${file}`] : []));
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

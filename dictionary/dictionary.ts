import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import type { OtherLocale } from '../contract/locales.ts';
import { OTHER_LOCALES } from '../contract/other-locales.ts';

/** A noun of the dictionary: docs/developer/dictionary.md says what stands in each column. */
export interface Noun {
  readonly words: readonly string[];
  readonly searches: readonly string[];
  readonly names: readonly string[];
  /** A word of another noun; empty for none. */
  readonly searchedAs: string;
  readonly kinds: readonly string[];
  readonly translations: Readonly<Partial<Record<OtherLocale, string>>>;
}

type Column = 'words' | 'searches' | 'names' | 'searched as' | 'kind' | OtherLocale;

/** The entries of a cell that holds several, parted by commas. */
export const entries = (cell: string): string[] =>
  cell
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

const rows: Partial<Record<Column, string>>[] = parse(readFileSync(new URL('groceries.csv', import.meta.url)), {
  columns: true,
  bom: true,
});

/** Names of goods, independent of any shop: a word for goods that a shop does not sell finds nothing more. */
export const NOUNS: readonly Noun[] = rows.map((row) => ({
  words: entries(row.words ?? ''),
  searches: entries(row.searches ?? ''),
  names: entries(row.names ?? ''),
  searchedAs: row['searched as'] ?? '',
  kinds: entries(row.kind ?? ''),
  translations: Object.fromEntries(OTHER_LOCALES.flatMap((locale) => (row[locale] ? [[locale, row[locale]]] : []))),
}));

const searchedWords = ({ words, searches }: Noun): string[] => [...words, ...searches];

/** Words that mean the same to a search, the English first. */
export const synonymGroups = (): string[][] =>
  NOUNS.filter(({ searchedAs }) => searchedAs === '')
    .map(searchedWords)
    .map((group) => [...group, ...NOUNS.filter(({ searchedAs }) => group.includes(searchedAs)).flatMap(searchedWords)])
    .filter((group) => group.length > 1);

/** Each word of another language with the English that a search takes it for. @example [['আলু', 'potato'], …] */
export const translatedWords = (): [word: string, english: string][] =>
  NOUNS.flatMap((noun) => {
    const english = searchedWords(noun)[0] ?? noun.searchedAs;
    return Object.values(noun.translations).map((word): [string, string] => [word, english]);
  });

/** What a language calls goods, by what names call them. @example { 'potato, aloo, alu': 'আলু' } */
export const wordsForGoods = (locale: OtherLocale): Record<string, string> =>
  Object.fromEntries(
    NOUNS.flatMap(({ words, names, translations }) => {
      const word = translations[locale];
      return word === undefined ? [] : [[[...words, ...names].join(', '), word]];
    }),
  );

/** The words of names by which goods of a kind are known, in the singular. */
export const wordsOfKind = (kind: string): string[] => [
  ...new Set(
    NOUNS.filter(({ kinds }) => kinds.includes(kind)).flatMap((noun) => [...searchedWords(noun), ...noun.names]),
  ),
];

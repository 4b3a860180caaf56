import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { isOtherLocale } from '../../contract/other-locales.ts';
import { type Noun, NOUNS, synonymGroups, translatedWords } from '../../dictionary/dictionary.ts';
import { findDrawing } from '../../provider/domain/pictures/find-drawing.ts';

const rows = parse<Record<string, string>>(readFileSync('dictionary/groceries.csv'), { columns: true });
type Kind = Record<'name' | 'aisles' | 'shelves', string>;
const kinds = parse<Kind>(readFileSync('provider/domain/pictures/kinds.csv'), { columns: true });
const KINDS = new Map(kinds.map((kind) => [kind.name, kind]));

/** A kind without an aisle may stand in any. */
const shareAisle = ({ aisles: one = '' }: Partial<Kind> = {}, { aisles: other = '' }: Partial<Kind> = {}) =>
  one === '' || other === '' || one.split(', ').some((aisle) => other.split(', ').includes(aisle));

const allWords = ({ words, searches, names }: Noun) => [...words, ...searches, ...names];
const repeated = (words: readonly string[]) => words.filter((word, at) => words.indexOf(word) !== at);

test('it has words', () => {
  expect(NOUNS.length).toBeGreaterThan(300);
  expect(NOUNS.filter((noun) => allWords(noun).length === 0)).toEqual([]);
});

test('a row has the columns that are read, and no stray spaces, commas or capitals', () => {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !isOtherLocale(column));
  expect(columns).toEqual(['words', 'searches', 'names', 'searched as', 'kind']);
  const cells = rows.flatMap(Object.values);
  expect(
    cells.filter(
      (cell) =>
        cell !==
        cell
          .trim()
          .replace(/\s+/g, ' ')
          .replace(/ ?,+ ?/g, ', '),
    ),
  ).toEqual([]);
  expect(NOUNS.flatMap(allWords).filter((word) => !/^[a-z\d]+(?: [a-z\d]+)*$/.test(word))).toEqual([]);
});

describe('no word has two meanings', () => {
  test('to a search', () => {
    expect(repeated(NOUNS.flatMap(({ words, searches }) => [...words, ...searches]))).toEqual([]);
    expect(repeated(synonymGroups().flat())).toEqual([]);
  });

  test('in a name that another language has a word for', () => {
    const translated = NOUNS.filter(({ translations }) => Object.keys(translations).length > 0);
    expect(translated.length).toBeGreaterThan(150);
    expect(translated.filter(({ words, names }) => words.length + names.length === 0)).toEqual([]);
    expect(repeated(translated.flatMap(({ words, names }) => [...words, ...names]))).toEqual([]);
  });

  test('in another language', () => {
    const words = translatedWords();
    const meanings = Map.groupBy(words, ([word]) => word);
    expect([...meanings.values()].filter((of) => new Set(of.map(([, english]) => english)).size > 1)).toEqual([]);
    expect(words.filter(([, english]) => !english)).toEqual([]);
  });

  test('to pictures of one aisle, where no sub-category tells them apart', () => {
    const told = NOUNS.flatMap((noun) => [...new Set(allWords(noun))].map((word) => ({ word, kinds: noun.kinds })));
    const unclear = [...Map.groupBy(told, ({ word }) => word)].filter(([, of]) => {
      const competing = [...new Set(of.flatMap((one) => one.kinds))].map((kind) => KINDS.get(kind));
      const withoutShelf = competing.filter((kind) => kind?.shelves === '');
      return withoutShelf.some((kind) => competing.some((other) => other !== kind && shareAisle(kind, other)));
    });
    expect(unclear.map(([word]) => word)).toEqual([]);
  });
});

test('what is searched as another noun names one that a search knows', () => {
  const known = NOUNS.filter(({ searchedAs }) => searchedAs === '').flatMap(({ words, searches }) => [
    ...words,
    ...searches,
  ]);
  const others = NOUNS.map(({ searchedAs }) => searchedAs).filter(Boolean);
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((other) => !known.includes(other))).toEqual([]);
});

describe('kinds of goods', () => {
  test('each has a row, and a picture', async () => {
    const named = [...new Set(NOUNS.flatMap((noun) => noun.kinds))];
    expect(named.filter((kind) => !KINDS.has(kind))).toEqual([]);
    const pictures = await Promise.all(named.map(findDrawing));
    expect(named.filter((_, at) => pictures[at] === undefined)).toEqual([]);
  });

  test('each is told by a word', () => {
    const named = NOUNS.flatMap((noun) => noun.kinds);
    expect(kinds.map(({ name }) => name).filter((kind) => !named.includes(kind))).toEqual([]);
  });
});

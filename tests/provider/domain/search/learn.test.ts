import { expect, test } from 'vitest';
import { type Learned, learnTerms } from '../../../../provider/domain/search/learn.ts';
import { readName, readWords } from '../../../../provider/domain/search/name-words.ts';

/** A shop in a language that the search was not made for: only its own statistics can tell. */
const SHELVES: Record<string, readonly string[]> = {
  Roots: ['Zorp', 'Red Zorp', 'Zorp (Loose)', 'Fresh Zorp, 1 kg'],
  Crunch: [
    'Zorp Krips',
    'Salted Krips',
    'Zorp Krips with Tarn',
    'Spiced Krips',
    'Plain Krips',
    'Zorp Krips - Hot',
    'Tarn Krips',
  ],
  Jars: ['Tarn', 'Wild Tarn', 'Tarn Pouch', 'Plim Pouch'],
};

const NONE = { ids: [], fits: [] };

const stocked = (shelves: Record<string, readonly string[]>, brand = ''): Learned[] =>
  Object.entries(shelves).flatMap(([shelf, names], place) =>
    names.map((name, at) => ({
      id: place * 100 + at,
      parts: readName(name),
      brand: readWords(brand),
      subCategoryId: place + 1,
      subCategoryWords: readWords(shelf),
      categoryWords: [],
      keywords: [],
      sold: 0,
    })),
  );
function found(term: string, shelves = SHELVES, brand = ''): string[] {
  const { ids, fits } = learnTerms(stocked(shelves, brand)).find((learned) => learned.term === term) ?? NONE;
  return ids
    .map((id, at) => ({ id, fit: fits[at] ?? 0 }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ id }) => Object.values(shelves)[Math.floor(id / 100)]?.[id % 100] ?? '');
}

test('the thing itself comes before what is made of it, though more is made of it', () => {
  const names = found('zorp');
  expect(names.slice(0, 4).sort()).toEqual([...(SHELVES['Roots'] ?? [])].sort());
  expect(names).toHaveLength(7);
});

test('what only mentions it comes last', () => expect(found('tarn').at(-1)).toBe('Zorp Krips with Tarn'));

test('a word that ends names all over the shop is no head: before it stands what is sold', () => {
  expect(found('tarn').indexOf('Tarn Pouch')).toBeLessThan(found('tarn').indexOf('Tarn Krips'));
});

test('what is flavoured with a thing of its own stands behind its like', () => {
  const shelves = { ...SHELVES, Churn: ['Zorp Mulk', 'Plain Mulk', 'Thin Mulk'] };
  expect(found('mulk', shelves)).toEqual(['Plain Mulk', 'Thin Mulk', 'Zorp Mulk']);
});

test('the words of its brand make no name longer', () => {
  const shelves = { ...SHELVES, Churn: ['Plain Thin Mulk', 'Old Farm Mulk', 'Old Farm Thin Mulk'] };
  expect(found('mulk', shelves, 'Old Farm')).toEqual(['Old Farm Mulk', 'Old Farm Thin Mulk', 'Plain Thin Mulk']);
});

test('two words side by side are found as one, however they are written', () => {
  expect(found('zorpkrip')).toHaveLength(3);
});

test('learns from a catalogue of 200,000 products too', () => {
  const [one] = stocked({ Roots: ['Zorp'] });
  if (!one) throw new Error('There is a product.');
  const many = Array.from({ length: 200_000 }, (_, id) => ({ ...one, id, sold: id }));
  expect(learnTerms(many).find(({ term }) => term === 'zorp')?.ids).toHaveLength(200_000);
});

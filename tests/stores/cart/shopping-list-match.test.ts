import { describe, expect, test } from 'vitest';
import { readList, type Wanted } from '../../../src/format/shopping-list.ts';
import { choosePack, fitOf, isAlike, plainTerms, ranked } from '../../../src/stores/cart/shopping-list-match.ts';
import { product } from '../../ui/product.ts';

const brand = { id: 'b', name: 'Bhor', slug: 'bhor', count: null };
const fit = (name: string, ...terms: string[][]) => fitOf(product({ name, brand, subCategory: null }), terms);
const curd = ['dahi', 'curd', 'doi', 'yogurt'];

describe('how a name answers what was written', () => {
  test.each([
    ['the thing itself', 'Curd', 'same'],
    ['its plural', 'Curds', 'same'],
    ['under a brand', 'Bhor Curd', 'same'],
    ['said twice', 'Tok Doi (Curd)', 'same'],
    ['a kind of it', 'Mishti Doi', 'kind'],
    ['a flavour in brackets', 'Biscuits (Curd)', 'kind'],
    ['something else made of it', 'Curd Chillies', 'mention'],
    ['something that comes with it', 'Chips, Curd', 'mention'],
    ['something else', 'Coconut', 'none'],
  ])('%s: %s', (_, name, expected) => expect(fit(name, curd)).toBe(expected));

  test('the provider’s own name answers, whatever the page calls it', () => {
    const shown = {
      ...product({ name: 'Aloo · আলু', brand, subCategory: null }),
      raw: { name: 'Aloo', subCategory: null },
    };
    expect(fitOf(shown, [['aloo', 'potato']])).toBe('same');
  });

  test('every word counts', () => {
    expect(fit('Basmati Rice', ['basmati'], ['rice'])).toBe('same');
    expect(fit('Miniket Rice', ['basmati'], ['rice'])).toBe('none');
    expect(fit('Bhor Milk', ['bhor'], ['milk'])).toBe('same');
    expect(fit('Milk Chocolate', ['milk'])).toBe('mention');
  });

  test('what is called by the very word comes before what is called by another for it', () => {
    const names = ['Chhana', 'Fresh Paneer'].map((name) => product({ name, subCategory: null }));
    const [first] = ranked(names, [['paneer', 'chhana']], 'paneer');
    expect(first?.product.name).toBe('Fresh Paneer');
  });

  test('what fits best comes first, otherwise in the order of the search', () => {
    const names = ['Mishti Doi', 'Aam Doi', 'Tok Doi (Curd)'].map((name) => product({ name }));
    expect(ranked(names, [curd], 'dahi').map(({ product: { name } }) => name)).toEqual([
      'Tok Doi (Curd)',
      'Mishti Doi',
      'Aam Doi',
    ]);
    expect(ranked(names, plainTerms('mishti doi'), 'mishti doi')[0]?.product.name).toBe('Mishti Doi');
  });
});

describe('the pack that is asked for', () => {
  const pack = (id: string, packSize: string, price: number) => ({
    ...product(),
    id,
    packSize,
    price,
    unitPrice: null,
  });
  const packs = [pack('a', '500 g', 5000), pack('b', '1 kg', 9000), pack('c', '4 × 100 g', 6000)];
  const chosen = (text: string) => {
    const { pack, quantity, exact } = choosePack(readList(text)[0] as Wanted, product({ packs }));
    return [pack.packSize, quantity, exact];
  };

  test('is the one of that size, or several that come to it', () => {
    expect(chosen('500 g dal')).toEqual(['500 g', 1, true]);
    expect(chosen('1 kg dal')).toEqual(['1 kg', 1, true]);
    expect(chosen('2 kilo dal')).toEqual(['1 kg', 2, true]);
    expect(chosen('400 gm dal')).toEqual(['4 × 100 g', 1, true]);
  });

  test('is not quite what was asked for where none comes to it', () => {
    expect(chosen('700 g dal').at(-1)).toBe(false);
    expect(chosen('1 litre dal').at(-1)).toBe(false);
  });
});

test('things are taken for one another at about the same price by the same unit', () => {
  const at = (amount: number, unit: string) => product({ unitPrice: { amount, unit } });
  expect(isAlike(at(2900, 'kg'), at(3600, 'kg'))).toBe(true);
  expect(isAlike(at(2900, 'kg'), at(9000, 'kg'))).toBe(false);
  expect(isAlike(at(148000, 'piece'), at(164000, 'kg'))).toBe(false);
});

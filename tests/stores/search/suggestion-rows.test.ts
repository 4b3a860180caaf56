import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../src/api/connection.ts';
import { navigation } from '../../../src/stores/lib/navigation.ts';
import { $recentSearches, clearRecentSearches, removeSearch } from '../../../src/stores/search/recent-searches.ts';
import { hideSuggestions, typeSearch } from '../../../src/stores/search/search.ts';
import { $suggestionRows, pickRow } from '../../../src/stores/search/suggestion-rows.ts';

const DALS = { id: 3, name: 'Dals & Pulses', slug: 'dals' };
const MOONG = { ...DALS, subCategory: { id: 31, name: 'Moong Dal', slug: 'moong-dal' } };

let answer: object;
let asked: string[];
let went: string[];
beforeEach(() => {
  answer = { data: [] };
  asked = [];
  went = [];
  navigation.go = (path) => void went.push(path);
  navigation.here = () => '/';
  connection.base = 'http://shop.test/api';
  connection.fetch = (request) => {
    asked.push(request.url);
    return Promise.resolve(Response.json(answer));
  };
});
afterEach(() => {
  clearRecentSearches();
  hideSuggestions();
});

const rows = () => $suggestionRows.get().map(({ kind, name }) => `${kind}: ${name}`);
const products = (...names: string[]) => names.map((name, id) => ({ id, name }));

describe('what stands below the search box', () => {
  test('categories, then past searches, then products', async () => {
    answer = { data: products('Toor Dal'), categories: [MOONG, DALS] };
    $recentSearches.set(['dal makhani', 'rice', 'Chana dal']);
    await typeSearch('dal');
    expect(rows()).toEqual([
      'category: Moong Dal',
      'category: Dals & Pulses',
      'past: dal makhani',
      'product: Toor Dal',
    ]);
  });

  test('at most two categories, and three lines above the products', async () => {
    answer = { data: products('Toor Dal'), categories: [MOONG, DALS, { ...DALS, id: 4, name: 'Dal mixes' }] };
    $recentSearches.set(['dal a', 'dal b', 'dal c', 'dal d']);
    await typeSearch('dal');
    expect(rows().indexOf('product: Toor Dal')).toBe(3);
    answer = { data: products('Toor Dal') };
    await typeSearch('da');
    expect(rows()).toEqual(['past: dal a', 'past: dal b', 'past: dal c', 'product: Toor Dal']);
  });

  test('a category that is not named by what is typed stands below the best product', async () => {
    answer = { data: products('Masoor Dal', 'Masoor Papad'), categories: [DALS] };
    $recentSearches.set(['masoor 1 kg']);
    await typeSearch('masoor');
    expect(rows()).toEqual([
      'past: masoor 1 kg',
      'product: Masoor Dal',
      'category: Dals & Pulses',
      'product: Masoor Papad',
    ]);
  });

  test('a provider that knows no categories', async () => {
    answer = { data: products('Toor Dal'), categories: null };
    await typeSearch('toor');
    expect(rows()).toEqual(['product: Toor Dal']);
  });

  test('§5 past searches alone are no result', async () => {
    $recentSearches.set(['dal makhani']);
    await typeSearch('dal');
    expect(rows()).toEqual([]);
  });

  test('no line twice: what is typed already, and a product searched for before', async () => {
    answer = { data: products('Toor Dal', 'Toor Dal 1 kg') };
    $recentSearches.set(['Toor', 'toor dal']);
    await typeSearch('toor');
    expect(rows()).toEqual(['past: toor dal', 'product: Toor Dal 1 kg']);
  });

  test('a past search that is removed goes at once, and stays on this device until then', async () => {
    answer = { data: products('Toor Dal') };
    $recentSearches.set(['toor dal 2 kg']);
    await typeSearch('toor');
    expect(asked).toEqual(['http://shop.test/api/product/web/search/v1?searchKey=toor']);
    removeSearch('toor dal 2 kg');
    expect(rows()).toEqual(['product: Toor Dal']);
    expect(asked).toHaveLength(1);
  });

  test('a category leads to its page, a past search to its results', async () => {
    answer = { data: products('Toor Dal'), categories: [MOONG, DALS] };
    $recentSearches.set(['dal makhani']);
    await typeSearch('dal');
    for (const row of $suggestionRows.get().slice(0, 3)) pickRow(row);
    expect(went).toEqual(['/categories/dals?sub=moong-dal', '/categories/dals', '/search?q=dal%20makhani']);
    expect(rows()).toEqual([]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../src/api/connection.ts';
import { navigation } from '../../../src/stores/lib/navigation.ts';
import {
  $searchText,
  $suggestions,
  pickSuggestion,
  submitSearch,
  typeSearch,
} from '../../../src/stores/search/search.ts';

let went: string[];
let here: string;

beforeEach(() => {
  went = [];
  here = '/categories';
  navigation.go = (path) => void went.push(path);
  navigation.here = () => here;
  connection.base = 'http://shop.test/api';
});

/** A provider that answers each search when the test says so. */
function slowProvider() {
  const waiting = new Map<string, () => void>();
  connection.fetch = (request) => {
    const key = new URL(request.url).searchParams.get('searchKey') ?? '';
    return new Promise((resolve) =>
      waiting.set(key, () => resolve(Response.json({ data: [{ id: 1, name: `answer to ${key}` }] }))),
    );
  };
  return {
    answer: async (key: string) => (await expect.poll(() => waiting.has(key)).toBe(true), waiting.get(key)?.()),
  };
}

describe('§5 search', () => {
  test('one trimmed character goes to /search without q', () => {
    submitSearch(' a ');
    expect(went).toEqual(['/search']);
  });

  test('two trimmed characters go to /search with q encoded', () => {
    submitSearch(' dal & ');
    expect(went).toEqual(['/search?q=dal%20%26']);
  });
});

describe('§4 search', () => {
  test('clearing the text goes to /search and hides the suggestions', async () => {
    await typeSearch('');
    expect(went).toEqual(['/search']);
    expect($suggestions.get().data).toEqual([]);
  });

  test('picking a suggestion fills the box and searches for it', () => {
    pickSuggestion({ id: 7, name: 'Masoor Dal' });
    expect($searchText.get()).toBe('Masoor Dal');
    expect(went).toEqual(['/search?q=Masoor%20Dal']);
  });

  test('an answer that arrives late never replaces a newer one', async () => {
    const provider = slowProvider();
    const first = typeSearch('a');
    const second = typeSearch('at');
    await provider.answer('at');
    await second;
    await provider.answer('a');
    await first;
    expect($suggestions.get().data.map(({ name }) => name)).toEqual(['answer to at']);
  });

  test('an answer that arrives after the search was submitted shows nothing', async () => {
    const provider = slowProvider();
    const typing = typeSearch('atta');
    submitSearch('atta');
    await provider.answer('atta');
    await typing;
    expect($suggestions.get().data).toEqual([]);
  });
});

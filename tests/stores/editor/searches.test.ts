import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connection } from '../../../src/api/connection.ts';
import { $access, enter } from '../../../src/stores/editor/access.ts';
import {
  $searches,
  $synonyms,
  $wordsError,
  $wordsTyped,
  removeSynonym,
  teachTyped,
  typeWords,
} from '../../../src/stores/editor/searches.ts';
import { $toasts } from '../../../src/stores/lib/toast.ts';
import { EDITOR, openEditing, type Editing } from '../../provider/fixtures/editing.ts';
import { namesOf } from '../../provider/fixtures/open.ts';
import { lost } from '../client-fixture.ts';

let editing: Editing;
let network: (request: Request) => Promise<Response>;
beforeAll(async () => {
  vi.stubGlobal('sessionStorage', { setItem: () => {}, removeItem: () => {} });
  editing = await openEditing();
  connection.base = 'http://shop.test/api';
  connection.fetch = (request) => network(request);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await editing.shop.close();
});
beforeEach(async () => {
  network = editing.shop.fetch;
  await enter({ key: EDITOR['x-editor-key'], name: 'Rina Das' });
  $toasts.set([]);
});

const find = (typed: string) => namesOf(editing.shop, `/product/web/search/?searchKey=${encodeURIComponent(typed)}`);
const known = () => ($synonyms.get().data ?? []).map(({ words }) => words.join(' = '));

describe('teaching the search', () => {
  test('is live at once, leaves the field empty, and can be undone and done again', async () => {
    expect(await find('bilati begun')).toEqual([]);
    typeWords(' Bilati begun;  tomato, ');
    await teachTyped();
    expect(await find('bilati begun')).toEqual(['Tomato']);
    expect($wordsTyped.get()).toBe('');
    expect($synonyms.get().data?.[0]).toMatchObject({ words: ['bilati begun', 'tomato'], by: 'Rina Das' });

    const [taught] = $synonyms.get().data ?? [];
    expect(taught && (await removeSynonym(taught))).toBe(true);
    expect(await find('bilati begun')).toEqual([]);
    expect(known()).not.toContain('bilati begun = tomato');

    $toasts.get().at(-1)?.action?.run();
    await expect.poll(known).toContain('bilati begun = tomato');
    expect(await find('bilati begun')).toEqual(['Tomato']);
  });

  test.each([
    ['begun', 'Please enter two or more words that mean the same.'],
    ['Begun, begun', 'Please enter two or more different words that mean the same.'],
    [`begun, ${'x'.repeat(61)}`, 'Please use at most 60 characters for each word.'],
  ])('%s is refused in words, and stays as it was typed', async (typed, reason) => {
    typeWords(typed);
    await teachTyped();
    expect([$wordsTyped.get(), $wordsError.get()]).toEqual([typed, reason]);
    typeWords(`${typed}!`);
    expect($wordsError.get()).toBe('');
  });

  test('without a connection what was typed stays, and says why', async () => {
    typeWords('begun, brinjal');
    network = lost;
    await teachTyped();
    expect($wordsTyped.get()).toBe('begun, brinjal');
    expect($wordsError.get()).toMatch(/connection/);
  });

  test('a key that was changed asks for the new one, and what was typed stays', async () => {
    typeWords('begun, brinjal');
    network = (request) => {
      request.headers.set('x-editor-key', 'changed');
      return editing.shop.fetch(request);
    };
    await teachTyped();
    expect($access.get()).toBe(null);
    expect($wordsTyped.get()).toBe('begun, brinjal');
  });
});

test('what was searched is not asked for until it is shown', () => {
  expect($searches.get()).toMatchObject({ status: null, data: null });
});

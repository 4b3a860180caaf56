import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../../../src/api/connection.ts';
import { leave } from '../../../src/stores/editor/access.ts';
import { $formErrors, revert, save } from '../../../src/stores/editor/form.ts';
import { $language, textIn, type TranslatedValue, typeText, written } from '../../../src/stores/editor/language.ts';
import { $typed, $unsaved } from '../../../src/stores/editor/unsaved-changes.ts';
import { $contentItem, NEW_BANNER, openView } from '../../../src/stores/editor/view.ts';
import { openEditing, type Editing } from '../../provider/fixtures/editing.ts';
import { enterAndLoad, stubSession } from './coming-in.ts';

let editing: Editing;
beforeAll(async () => {
  editing = await openEditing();
  connection.base = 'http://shop.test/api';
  connection.fetch = (request) => editing.shop.fetch(request);
});
afterAll(() => editing.shop.close());
beforeEach(async () => {
  stubSession();
  await enterAndLoad('Rina Das');
  openView('page:about');
});
afterEach(() => {
  leave();
  $unsaved.set({});
  $language.set('en');
  vi.unstubAllGlobals();
});

const typed = () => $typed.get() as TranslatedValue;

test('each language keeps what was typed in it, and typed back there is nothing left to save', async () => {
  typeText('title', 'আমাদের কথা', 'bn');
  typeText('content', 'হাট', 'bn');
  typeText('title', 'हमारी बात', 'hi');
  expect(textIn(typed(), 'title', 'en')).toBe('About');
  expect(textIn(typed(), 'title', 'bn')).toBe('আমাদের কথা');
  expect([written(typed(), 'bn'), written(typed(), 'hi')]).toEqual(['all', 'part']);
  expect(await save()).toBe(true);
  expect($contentItem.get()?.draft?.value).toMatchObject({
    translations: { bn: { title: 'আমাদের কথা', content: 'হাট' }, hi: { title: 'हमारी बात', content: null } },
  });
  typeText('title', 'x', 'hi');
  expect($unsaved.get()).toHaveProperty('page:about');
  typeText('title', 'हमारी बात', 'hi');
  expect($unsaved.get()).toEqual({});
});

test('spaces alone are no text', async () => {
  typeText('content', ' ', 'bn');
  typeText('content', 'New words', 'en');
  expect(await save()).toBe(true);
  expect(written($contentItem.get()?.draft?.value as TranslatedValue, 'bn')).not.toBe('all');
});

test('an error is at its field, in the language that is shown then', async () => {
  typeText('title', 'क'.repeat(121), 'hi');
  expect(await save()).toBe(false);
  expect($formErrors.get()).toEqual({ 'translations.hi.title': 'Please use at most 120 characters.' });
  expect($language.get()).toBe('hi');
  revert();
  typeText('title', '', 'en');
  expect(await save()).toBe(false);
  expect($language.get()).toBe('en');
});

test('English is required where another language is written', async () => {
  openView(NEW_BANNER);
  $language.set('bn');
  typeText('title', 'পৌষ মেলা', 'bn');
  expect(await save()).toBe(false);
  expect($language.get()).toBe('en');
  typeText('title', 'Poush mela', 'en');
  expect(await save()).toBe(true);
  expect($contentItem.get()?.draft?.value).toMatchObject({
    title: 'Poush mela',
    translations: { bn: { title: 'পৌষ মেলা', text: null }, hi: null },
  });
});

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ContentItem } from '../../../contract/content-item.ts';
import { connection } from '../../../src/api/connection.ts';
import { leave } from '../../../src/stores/editor/access.ts';
import { $contentItems, loadContentItems } from '../../../src/stores/editor/content-items.ts';
import { $formErrors, $newer, discard, revert, save, resolveConflict } from '../../../src/stores/editor/form.ts';
import { restore } from '../../../src/stores/editor/history.ts';
import { $drafts, $leftBehind, $publishing, $site, choose, publish } from '../../../src/stores/editor/publish.ts';
import { $typed, $unsaved, type } from '../../../src/stores/editor/unsaved-changes.ts';
import { $contentItem, $view, openView, NEW_BANNER } from '../../../src/stores/editor/view.ts';
import { aboutPage, openEditing, type Editing } from '../../provider/fixtures/editing.ts';
import { lost } from '../client-fixture.ts';
import { enterAndLoad, stubSession } from './coming-in.ts';

let editing: Editing;
let network: (request: Request) => Promise<Response>;
beforeAll(async () => {
  editing = await openEditing();
  connection.base = 'http://shop.test/api';
  connection.fetch = (request) => network(request);
});
afterAll(() => editing.shop.close());
beforeEach(async () => {
  network = editing.shop.fetch;
  stubSession();
  await enterAndLoad(' Rina Das ');
  openView('page:about');
});
afterEach(() => {
  leave();
  $unsaved.set({});
  $newer.set(null);
  $leftBehind.set([]);
  vi.unstubAllGlobals();
});

const theirs = (content: string) => editing.save('page:about', aboutPage(content), 'Mou Sen');
const known = (id: string): ContentItem | undefined => $contentItems.get().data.find((item) => item.id === id);
describe('a draft', () => {
  test('is what was typed, until it is saved; typed back, nothing is left to save', async () => {
    const before = $typed.get();
    type({ content: 'New words' });
    expect($unsaved.get()).toHaveProperty('page:about');
    type({ content: (before as { content: string }).content });
    expect($unsaved.get()).toEqual({});
    type({ content: 'New words' });
    expect(await save()).toBe(true);
    expect($unsaved.get()).toEqual({});
    expect($contentItem.get()?.draft).toMatchObject({ by: 'Rina Das', value: { content: 'New words' } });
  });

  test('survives a lost connection', async () => {
    type({ content: 'Typed in a tunnel' });
    network = lost;
    expect(await save()).toBe(false);
    expect($formErrors.get()['form']).toMatch(/check your connection/);
    expect($typed.get()).toMatchObject({ content: 'Typed in a tunnel' });
    network = editing.shop.fetch;
    expect(await save()).toBe(true);
  });

  test('with a mistake is not sent; the field says why', async () => {
    type({ title: ' ' });
    expect(await save()).toBe(false);
    expect($formErrors.get()).toEqual({ title: 'Please enter a title.' });
    revert();
    expect($formErrors.get()).toEqual({});
    type({ content: 'x'.repeat(2_000_000) });
    expect(await save()).toBe(false);
    expect($formErrors.get()).toEqual({ content: 'A page holds at most 1,00,000 characters.' });
  });

  test('is discarded', async () => {
    type({ content: 'Never mind' });
    await save();
    await discard();
    expect($contentItem.get()?.draft).toBe(null);
  });
});

describe('somebody was faster', () => {
  test('both texts are there; going on with mine saves mine', async () => {
    await loadContentItems();
    type({ content: 'Mine' });
    await theirs('Hers');
    expect(await save()).toBe(false);
    expect($newer.get()?.draft).toMatchObject({ by: 'Mou Sen', value: { content: 'Hers' } });
    expect($typed.get()).toMatchObject({ content: 'Mine' });
    resolveConflict('mine');
    expect(await save()).toBe(true);
    expect($contentItem.get()?.draft?.value).toMatchObject({ content: 'Mine' });
  });

  test('taking theirs shows theirs', async () => {
    await loadContentItems();
    type({ content: 'Mine again' });
    await theirs('Hers again');
    await save();
    resolveConflict('theirs');
    expect($typed.get()).toMatchObject({ content: 'Hers again' });
    expect($unsaved.get()).toEqual({});
  });
});

describe('a new banner', () => {
  test('is a draft with an address of its own once it is saved', async () => {
    openView(NEW_BANNER);
    expect(await save()).toBe(false);
    expect($formErrors.get()).toEqual({ title: 'Please enter a title, or choose a picture.' });
    type({ title: 'Poush mela', link: '' });
    expect(await save()).toBe(true);
    expect($view.get()).toMatch(/^banner:\d+$/);
    expect($contentItem.get()?.draft?.value).toMatchObject({ title: 'Poush mela', link: null, tint: 'sand' });
    await discard();
    expect(known($view.get())).toBe(undefined);
  });
});

describe('publishing', () => {
  test('takes the chosen drafts, leaves the others, and says what becomes of it', async () => {
    type({ content: 'To be published' });
    await save();
    openView('notice');
    type({ text: 'Closed on Monday' });
    await save();
    expect($drafts.get().map(({ id }) => id)).toEqual(['page:about', 'notice']);
    choose('notice', false);
    await publish();
    expect($site.get().data).toMatchObject({ state: 'none', message: expect.stringMatching(/next build/) });
    expect($drafts.get().map(({ id }) => id)).toEqual(['notice']);
    expect(known('page:about')?.published).toMatchObject({ content: 'To be published' });
    choose('notice', true);
    await publish();
    expect($drafts.get()).toEqual([]);
  });

  test('what somebody changed meanwhile is not published unseen; the newer text is shown', async () => {
    type({ content: 'Seen' });
    await save();
    await theirs('Not seen');
    await publish();
    expect($publishing.get().reason?.message).toMatch(/Mou Sen has saved a newer version/);
    expect(known('page:about')?.draft?.value).toMatchObject({ content: 'Not seen' });
    await publish();
    expect($publishing.get().reason).toBe(null);
  });
});

describe('history', () => {
  test('an old version becomes the draft again, unless there is text that is not saved', async () => {
    await loadContentItems();
    await restore('page:about', aboutPage('As it was'));
    expect($contentItem.get()?.draft?.value).toMatchObject({ content: 'As it was' });
    type({ content: 'Typed since' });
    await restore('page:about', aboutPage('Older still'));
    expect($typed.get()).toMatchObject({ content: 'Typed since' });
  });
});

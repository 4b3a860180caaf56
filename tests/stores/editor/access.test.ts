import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createKey } from '../../../provider/domain/editor/editors.ts';
import { connection } from '../../../src/api/connection.ts';
import { $access, $entryErrors, enter, leave } from '../../../src/stores/editor/access.ts';
import { $contentItems } from '../../../src/stores/editor/content-items.ts';
import { save } from '../../../src/stores/editor/form.ts';
import { $typed, $unsaved, type } from '../../../src/stores/editor/unsaved-changes.ts';
import { openView } from '../../../src/stores/editor/view.ts';
import { EDITOR, openEditing, type Editing } from '../../provider/fixtures/editing.ts';
import { enterAndLoad, session, stubSession } from './coming-in.ts';

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
  vi.unstubAllGlobals();
});

describe('the key', () => {
  test('opens the editor and is kept for the tab, with the name', () => {
    expect($access.get()).toEqual({ key: EDITOR['x-editor-key'], name: 'Rina Das' });
    expect(JSON.parse(session.get('editor') ?? '')).toEqual($access.get());
    leave();
    expect(session.size).toBe(0);
    expect($contentItems.get().data).toEqual([]);
  });

  test('a wrong one says so beside the field, an empty name too', async () => {
    leave();
    await enter({ key: 'wrong', name: 'Rina' });
    expect($entryErrors.get()).toEqual({ key: 'This is not the editor’s key. Please check it.' });
    await enter({ key: ' ', name: '' });
    expect(Object.keys($entryErrors.get())).toEqual(['key']);
    await enter({ key: EDITOR['x-editor-key'], name: '' });
    expect(Object.keys($entryErrors.get())).toEqual(['name']);
    expect($access.get()).toBe(null);
  });

  test('one’s own brings the name', async () => {
    leave();
    const key = (await createKey(editing.shop.db, 'Tuli Roy', new Date())) ?? '';
    await enter({ key, name: 'Somebody' });
    expect($access.get()).toEqual({ key, name: 'Tuli Roy' });
  });

  test('changed meanwhile, it is asked for again, and what was typed is kept', async () => {
    type({ content: 'Half a sentence' });
    network = async () => Response.json({ message: 'No.', code: 'wrong_key' }, { status: 401 });
    expect(await save()).toBe(false);
    expect($access.get()).toBe(null);
    network = editing.shop.fetch;
    await enterAndLoad('Rina');
    expect($typed.get()).toMatchObject({ content: 'Half a sentence' });
  });
});

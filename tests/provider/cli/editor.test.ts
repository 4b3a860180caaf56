import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { editorCommand } from '../../../provider/cli/editor.ts';
import { createKey, revokeKey } from '../../../provider/domain/editor/editors.ts';
import type { OpenDatabase } from '../../../provider/db/open.ts';
import { editor } from '../../../provider/db/schema/editor.ts';
import { aboutPage, openEditing, type Editing } from '../fixtures/editing.ts';
import { openEmpty, openShop } from '../fixtures/open.ts';
import { runHere } from '../fixtures/run-here.ts';

let editing: Editing;
let mou = '';
beforeAll(async () => {
  editing = await openEditing({ PROVIDER_LOG: 'on' });
  mou = (await createKey(editing.shop.db, 'Mou Sen', new Date())) ?? '';
});
afterAll(() => editing.shop.close());

const withKey = (key: string, method: string, path: string, body?: unknown) =>
  editing.shop.ask(method, `/editor${path}`, { body, headers: { 'x-editor-key': key, 'x-from': '203.0.113.5' } });
const draft = async (content: string, by?: string) => {
  const { version } = await editing.item('page:about');
  return { ...(by && { by }), basedOn: version, value: aboutPage(content) };
};

describe('an editor with a key of their own', () => {
  test('writes under the name of the key, whatever name is sent', async () => {
    expect((await withKey(mou, 'GET', '/me')).body.data).toEqual({ name: 'Mou Sen' });
    for (const by of [undefined, 'Rina Das']) {
      const saved = await withKey(mou, 'PUT', '/content-items/page:about', await draft(`By ${by}`, by));
      expect(saved.body.data).toMatchObject({ draft: { by: 'Mou Sen' } });
    }
    const { id, version } = await editing.item('page:about');
    await withKey(mou, 'POST', '/publish', { by: 'Rina Das', items: [{ id, version }] });
    const [latest] = (await editing.edit('GET', '/history')).body.data as object[];
    expect(latest).toMatchObject({ action: 'published', by: 'Mou Sen' });
  });

  test('is not impersonated with the key that several share', async () => {
    expect((await editing.edit('GET', '/me')).body.data).toEqual({ name: null });
    for (const [by, words] of [
      ['mou sen', /Mou Sen has a key of their own/],
      ['Mou\u00a0Sen', /Mou Sen has a key of their own/],
      ['M0u Sen', /Mou Sen has a key of their own/],
      ['M\u043eu Sen', /letters of one language/],
      ['The Schedu1e', /what the shop does by itself/],
      [undefined, /enter your name/],
    ] as const)
      expect(await editing.edit('PUT', '/content-items/page:about', await draft('Not hers', by))).toMatchObject({
        status: 400,
        body: { fields: { by: expect.stringMatching(words) } },
      });
  });

  test('has it stored as a hash only', async () => {
    expect(mou.length).toBeGreaterThanOrEqual(32);
    expect(JSON.stringify(await editing.shop.db.select().from(editor))).not.toContain(mou);
  });

  test('is locked out at once when it is revoked, which is logged; the name stays theirs', async () => {
    const written: string[] = [];
    const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void written.push(line));
    await revokeKey(editing.shop.db, 'Mou Sen', new Date());
    expect(await withKey(mou, 'GET', '/content-items')).toMatchObject({ status: 401, body: { code: 'wrong_key' } });
    await withKey('a guess', 'GET', '/content-items');
    log.mockRestore();
    const events = written.map((line) => JSON.parse(line) as { event?: string }).filter(({ event }) => event);
    expect(events).toMatchObject([
      { event: 'editor-key-refused', reason: 'revoked', editor: 'Mou Sen' },
      { event: 'editor-key-refused', reason: 'unknown' },
    ]);
    expect(written.join()).not.toContain('a guess');
    expect((await editing.edit('PUT', '/content-items/page:about', await draft('Not hers', 'Mou Sen'))).status).toBe(
      400,
    );
  });

  test('comes in where no key is shared', async () => {
    const shop = await openShop({ OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/' });
    const key = (await createKey(shop.db, 'Rina Das', new Date())) ?? '';
    expect((await shop.ask('GET', '/editor/me', { headers: { 'x-editor-key': key } })).body.data.name).toBe('Rina Das');
    await shop.close();
  });
});

/** `Rina Das` by other means. */
const LOOK_ALIKES = [
  'Rina\u00a0Das',
  'Rina\u2003Das',
  'Rina  Das',
  'Ri\u200bna Das',
  'Ri\u200dna Das',
  'Ri\u00adna Das',
  'Rina\u034f Das',
  'Rina\ufe0f Das',
  'Rina\u3164Das',
  'Rina\u2800Das',
  '\u202eRina Das',
  'Rina Das\u200e',
  'Rina\tDas',
  'R\u0456na Das',
  'Rina D\u0430s',
  'Rіna Dаs',
  'Ρina Das',
  'Ｒｉｎａ Ｄａｓ',
  '𝐑𝐢𝐧𝐚 𝐃𝐚𝐬',
  'Rínà Das',
  'R\u0338ina Das',
  'Rına Das',
  'Rɩna Das',
  'Rinɑ Das',
  'ʀina Das',
  'RINA DAS',
  'Rlna Das',
  'R1na Das',
  'R|na Das',
  'RinaDas',
  'Rina-Das',
  'Rina Das.',
  'Rina’ Das',
];

describe('npx haat editor', () => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openEmpty();
  });
  afterAll(() => opened.close());
  const run = (...args: string[]) => runHere(editorCommand, args, opened.db);

  test('gives nobody a name that looks like another’s, also not of one that was revoked', async () => {
    const { db, close } = await openEmpty();
    const add = (name: string) => runHere(editorCommand, ['add', name], db);
    expect((await add('Rina Das')).code).toBe(0);
    for (const name of LOOK_ALIKES)
      expect(await add(name), JSON.stringify(name)).toMatchObject({
        code: 1,
        said: expect.stringMatching(/has a key already|looks like Rina Das|in letters of one language/),
      });
    await revokeKey(db, 'Rina Das', new Date());
    expect((await add('Rina-Das')).said).toMatch(/looks like Rina Das, whose name nobody else can have/);
    for (const name of [
      'রিনা দাস',
      'रीना दास',
      'Søren Das',
      'José D’Souza',
      'Anne-Marie (night)',
      'Packer 2',
      'র‍্যান্ডি দাস',
    ])
      expect(await add(name), name).toMatchObject({
        code: 0,
        said: expect.stringContaining(`The key of ${name}, shown`),
      });
    await close();
  });

  test('lists who has a key, as JSON too', async () => {
    const { db, close } = await openEmpty();
    await runHere(editorCommand, ['add', 'Rina Das'], db);
    const { said } = await runHere(editorCommand, ['list', '--json'], db);
    expect(JSON.parse(said)).toEqual([{ name: 'Rina Das', createdAt: expect.any(String), revokedAt: null }]);
    await close();
  });

  test('adds only one of two that look alike at the same moment', async () => {
    const { db, close } = await openEmpty();
    const keys = await Promise.all(['Tuli Roy', 'Tu1i Roy', 'Tu|i Roy'].map((name) => createKey(db, name, new Date())));
    expect(keys.filter(Boolean)).toHaveLength(1);
    await close();
  });

  test('revokes a name of before as it stands, and not the one that it looks like', async () => {
    const { db, close } = await openEmpty();
    await createKey(db, 'Rina Das', new Date());
    await db.insert(editor).values({ name: 'Rina\u00a0Das', keyHash: 'a', createdAt: new Date() });
    expect((await runHere(editorCommand, ['revoke', 'Rina\u00a0Das'], db)).code).toBe(0);
    const rows = await db.select().from(editor);
    expect(rows.find(({ name }) => name === 'Rina Das')?.revokedAt).toBeNull();
    expect(rows.find(({ name }) => name !== 'Rina Das')?.revokedAt).not.toBeNull();
    await close();
  });

  test('adds, lists and revokes, and shows a key once', async () => {
    const added = await run('add', 'Rina', 'Das');
    const key = /^The key of Rina Das, shown this once: (\S{32})\n$/.exec(added.said)?.[1] ?? 'none';
    expect(added.code).toBe(0);
    const again = await run('add', 'rina das');
    expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/has a key already/) });
    const { said } = await run('list');
    expect(said).toMatch(/^Rina Das: has a key since /);
    expect(said).not.toContain(key);
    expect((await run('revoke', 'Rina Das')).code).toBe(0);
    expect((await run('list')).said).toMatch(/revoked on/);
    expect(await run('revoke', 'Rina Das')).toMatchObject({ code: 1, said: expect.stringMatching(/has no key/) });
    for (const wrong of [[], ['add'], ['revoke'], ['remove', 'Rina Das']]) expect((await run(...wrong)).code).toBe(2);
    expect((await run('add', 'The schedule')).code).toBe(1);
  });
});

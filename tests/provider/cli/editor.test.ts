import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createKey, revokeKey } from '../../../provider/domain/editor/editors.ts';
import { editor } from '../../../provider/db/schema/editor.ts';
import { runCommand } from './run-command.ts';
import { aboutPage, openEditing, type Editing } from '../editing.ts';
import { openShop } from '../open.ts';

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

describe('npm run provider:editor', { timeout: 120_000 }, () => {
  const dir = mkdtempSync(join(tmpdir(), 'haat-editors-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));
  const run = (...args: string[]) => runCommand('editor.ts', args, { DATA_DIR: dir });

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
    for (const wrong of [[], ['add'], ['add', 'The schedule'], ['remove', 'Rina Das']])
      expect((await run(...wrong)).code).toBe(1);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { ErrorBody } from '../../../contract/error.ts';
import * as v from 'valibot';
import { aboutPage, EDITOR, openEditing, type Editing } from '../fixtures/editing.ts';
import { openShop } from '../fixtures/open.ts';

let editing: Editing;
beforeAll(async () => {
  editing = await openEditing();
});
afterAll(() => editing.shop.close());

const editorCalls = Object.entries(calls).filter(([, { caller }]) => caller === 'editor');

describe('the editor’s key', () => {
  test.each(editorCalls)('%s is refused without it and with a wrong one', async (_, { method, path }) => {
    const { shop } = editing;
    const at = path.replace('{id}', 'splash');
    for (const [key, code] of [
      [undefined, 'no_key'],
      ['x', 'wrong_key'],
      [`${EDITOR['x-editor-key']}x`, 'wrong_key'],
    ]) {
      const headers = { 'x-from': `${path}${method}`, ...(key && { 'x-editor-key': key }) };
      const answer = await shop.ask(method, at, { headers, ...(method !== 'GET' && { body: {} }) });
      expect(answer).toMatchObject({ status: 401, body: { code } });
      expect(v.is(ErrorBody, answer.body)).toBe(true);
      expect(answer.headers.get('cache-control')).not.toBe('no-cache');
    }
  });

  test('wrong ones are counted by address: after ten even the right one waits for an hour', async () => {
    const { shop } = editing;
    const from = (address: string, key = EDITOR['x-editor-key']) =>
      shop.ask('GET', '/editor/content-items', { headers: { 'x-editor-key': key, 'x-from': address } });
    for (let guess = 0; guess < 10; guess += 1) expect((await from('203.0.113.7', `guess ${guess}`)).status).toBe(401);
    const refused = await from('203.0.113.7');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/tried too often.*minutes/) },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
    expect((await from('203.0.113.8')).status).toBe(200);
    shop.clock.now = new Date(shop.clock.now.getTime() + 3_600_001);
    expect((await from('203.0.113.7')).status).toBe(200);
  });

  test('right ones are not counted', async () => {
    for (let call = 0; call < 15; call += 1)
      expect((await editing.edit('GET', '/content-items/splash')).status).toBe(200);
  });

  test('a customer’s token opens nothing', async () => {
    const { token } = await editing.shop.register();
    expect((await editing.shop.get('/editor/content-items', token)).status).toBe(401);
  });

  test('without the setting, beyond the demo, there is no editor', async () => {
    const shop = await openShop({ OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/' });
    const answer = await shop.ask('GET', '/editor/content-items', { headers: EDITOR });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'editor_off', message: expect.stringMatching(/EDITOR_KEY/) },
    });
    expect((await shop.get('/editor/published')).status).toBe(200);
    await shop.close();
  });
});

describe('drafts', () => {
  test('are seen by editors only, until they are published', async () => {
    const { shop, save, publish, item } = editing;
    const text = async () => (await shop.get('/cms/web/list/about')).body.data[0] as object;
    const before = await text();
    const saved = await save('page:about', aboutPage('We carry **everything** upstairs.', 'About the market'));
    expect(saved).toMatchObject({ published: { content: 'About us' }, draft: { by: 'Rina Das' } });
    expect(await text()).toEqual(before);
    expect(await publish(saved)).toMatchObject({ status: 200, body: { data: { state: 'none' } } });
    expect(await text()).toMatchObject({
      title: 'About the market',
      content: 'We carry **everything** upstairs.',
      updatedAt: shop.clock.now.toISOString(),
    });
    expect(await item('page:about')).toMatchObject({ draft: null, published: { title: 'About the market' } });
  });

  test('saving over somebody’s newer one is refused with both texts, and nothing is lost', async () => {
    const { edit, item, save } = editing;
    const { version } = await item('page:about');
    await save('page:about', aboutPage('Hers'), 'Mou Sen');
    const yours = { by: 'Rina Das', basedOn: version, value: aboutPage('Mine') };
    const answer = await edit('PUT', '/content-items/page:about', yours);
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'overtaken',
        message: expect.stringMatching(/^Mou Sen has saved a newer version.*save again\.$/),
        details: { newer: { draft: { value: { content: 'Hers' } } }, yours: { content: 'Mine' } },
      },
    });
    expect(await item('page:about')).toMatchObject({ draft: { by: 'Mou Sen', value: { content: 'Hers' } } });
  });

  test('of ten who save on the same version at once, one does', async () => {
    const { edit, item } = editing;
    const { version } = await item('notice');
    const value = { kind: 'notice', text: 'Closed on Monday' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        edit('PUT', '/content-items/notice', { by: `Editor ${n}`, basedOn: version, value }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
    expect((await item('notice')).version).toBe(version + 1);
  });

  test('are discarded, and still stand in the history', async () => {
    const { edit, save } = editing;
    const { version } = await save('page:about', aboutPage('Never mind'));
    const answer = await edit('POST', '/content-items/page:about/discard', { by: 'Mou Sen', basedOn: version });
    expect(answer.body.data).toMatchObject({ draft: null });
    const [latest] = (await edit('GET', '/history')).body.data as { id: number }[];
    expect((await edit('GET', `/history/${latest?.id}`)).body.data).toMatchObject({
      action: 'discarded',
      by: 'Mou Sen',
      before: { content: 'Never mind' },
    });
  });

  test('are published as they were seen, or not at all', async () => {
    const { save, publish, item } = editing;
    const about = await save('page:about', aboutPage('Seen'));
    const splash = await save('splash', { kind: 'splash', backgroundColor: '#101010', textColor: '#FFFFFF' });
    await save('page:about', aboutPage('Not seen'), 'Mou Sen');
    expect(await publish(splash, about)).toMatchObject({ status: 409, body: { code: 'overtaken' } });
    expect(await item('splash')).toMatchObject({ published: null, draft: { value: { textColor: '#ffffff' } } });
    expect((await publish(await item('splash'), await item('page:about'))).status).toBe(200);
    expect(await publish(await item('splash'))).toMatchObject({ status: 409, body: { code: 'nothing_to_publish' } });
  });
});

describe('history', () => {
  test('says who, what and when, newest first, with the text before and after; an old text can be a draft again', async () => {
    const { shop, edit, save, publish, item } = editing;
    await publish(await save('page:about', aboutPage('First'), 'Rina Das'));
    await publish(await save('page:about', aboutPage('Second'), 'Mou Sen'));
    const changes = (await edit('GET', '/history?limit=4')).body.data as { id: number; action: string }[];
    expect(changes.map(({ action }) => action)).toEqual(['published', 'saved', 'published', 'saved']);
    const [, saved] = changes;
    const change = (await edit('GET', `/history/${saved?.id}`)).body.data as { before: unknown };
    expect(change).toEqual({
      id: saved?.id,
      item: 'page:about',
      action: 'saved',
      by: 'Mou Sen',
      name: 'About',
      at: shop.clock.now.toISOString(),
      before: aboutPage('First'),
      after: aboutPage('Second'),
    });
    await save('page:about', change.before);
    expect(await item('page:about')).toMatchObject({
      published: { content: 'Second' },
      draft: { value: { content: 'First' } },
    });
    const older = (await edit('GET', '/history?limit=2&page=2')).body.data as { id: number }[];
    expect(older[0]?.id).toBe(changes[1]?.id);
  });
});

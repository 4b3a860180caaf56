import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countedSearch } from '../../../provider/db/schema/search.ts';
import { EDITOR, openEditing, type Editing } from '../fixtures/editing.ts';

let editing: Editing;
beforeAll(async () => {
  editing = await openEditing();
});
afterAll(() => editing.shop.close());

const search = async (typed: string, from = '203.0.113.1'): Promise<string[]> => {
  const path = `/product/web/search/?searchKey=${encodeURIComponent(typed)}`;
  const { status, body } = await editing.shop.ask('GET', path, { headers: { 'x-from': from } });
  expect(status).toBe(200);
  return (body.data as { name: string }[]).map(({ name }) => name);
};
const ask = (method: string, path: string, body?: unknown) =>
  editing.shop.ask(method, `/editor/${path}`, { headers: EDITOR, body });

describe('what was searched', () => {
  const counted = async () => (await ask('GET', 'searches')).body.data as Record<string, { text: string }[]>;

  test('is counted once several callers asked for it, and what found nothing beside it', async () => {
    for (let time = 0; time < 3; time += 1) {
      await search('Basmati', `203.0.113.${time}`);
      await search('qqqqqq', `203.0.113.${time}`);
    }
    await search('tomato');
    const { top, foundNothing } = await counted();
    expect(top).toEqual([
      { text: 'basmati', times: 3 },
      { text: 'qqqqqq', times: 3 },
    ]);
    expect(foundNothing).toEqual([{ text: 'qqqqqq', times: 3 }]);
  });

  test.each(['twelve park street', 'Nine eight three zero zero', 'নয় আট তিন', 'Anirban Sengupta', 'नौ आठ तीन शून्य'])(
    'is written nowhere while it may be one person’s, whatever it is: %s',
    async (typed) => {
      for (let time = 0; time < 5; time += 1) for (const from of ['192.0.2.1', '192.0.2.2']) await search(typed, from);
      await counted();
      const rows = await editing.shop.db.select().from(countedSearch);
      expect(rows.map(({ text }) => text).sort()).toEqual(['basmati', 'qqqqqq']);
    },
  );

  test('all addresses of a network of IPv6 are one caller', async () => {
    for (let each = 1; each < 6; each += 1) await search('lake gardens', `2001:db8:1:2::${each}`);
    await counted();
    expect(await editing.shop.db.$count(countedSearch, eq(countedSearch.text, 'lake gardens'))).toBe(0);
  });

  test('pages and filters of a search are no searches', async () => {
    for (let page = 1; page < 5; page += 1)
      await editing.shop.get(`/product/web/search/?searchKey=curd&page=${page}&inStock=true`);
    for (let time = 0; time < 3; time += 1) {
      await editing.shop.get('/product/web/search/?searchKey=curd&sortBy=price-low');
      // As a build looks for what is popular, and a pasted list for its lines.
      await editing.shop.get('/product/web/search/?searchKey=curd&limit=1');
    }
    expect(JSON.stringify(await counted())).not.toContain('curd');
  });

  test.each([
    '98300 12345',
    '+91-9830012345',
    '98300/12345',
    '৯৮৩০০১২৩৪৫',
    'mou@example.org',
    'mou＠example.org',
    'order 123456',
    'x'.repeat(61),
  ])('what may be personal is not kept: %s', async (typed) => {
    for (let time = 0; time < 4; time += 1) await search(typed, `203.0.113.${time}`);
    expect((await counted())['top']?.map(({ text }) => text).sort()).toEqual(['basmati', 'qqqqqq']);
  });

  test('is gone after a month', async () => {
    const { clock } = editing.shop;
    const { now } = clock;
    clock.now = new Date(now.getTime() + 31 * 24 * 3_600_000);
    expect(await counted()).toEqual({ top: [], foundNothing: [] });
    clock.now = now;
  });
});

describe('a synonym', () => {
  test('is live at once, listed with who taught it, and gone when it is removed', async () => {
    expect(await search('bilati begun')).toEqual([]);
    const { body } = await ask('POST', 'synonyms', { by: 'Rina', words: ['Bilati Begun ', 'tomato'] });
    expect(body.data).toMatchObject({ words: ['bilati begun', 'tomato'], by: 'Rina' });
    expect(await search('bilati begun')).toEqual(['Tomato']);
    expect((await ask('GET', 'synonyms')).body.data[0]).toEqual(body.data);
    expect((await ask('DELETE', `synonyms/${body.data.id}`, { by: 'Rina' })).body.data).toEqual(body.data);
    expect(await search('bilati begun')).toEqual([]);
    expect((await ask('DELETE', `synonyms/${body.data.id}`, { by: 'Rina' })).status).toBe(404);
  });

  test.each([[['tomato']], [['tomato', 'Tomato ']], [['🙂', 'tomato']], [['a', 'b'.repeat(61)]], ['tomato']])(
    'needs two different words: %j',
    async (words) => {
      const { status, body } = await ask('POST', 'synonyms', { by: 'Rina', words });
      expect(status).toBe(400);
      expect(Object.keys(body.fields)[0]).toMatch(/^words/);
    },
  );
});

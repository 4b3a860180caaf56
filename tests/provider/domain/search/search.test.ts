import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { selectPackNearness } from '../../../../provider/domain/search/pack-size-hits.ts';
import { wordsBeginning } from '../../../../provider/domain/search/readings.ts';
import { namesOf, openShop, type Shop } from '../../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const names = (path: string) => namesOf(shop, path);
const search = (typed: string) => names(`/product/web/search/?searchKey=${encodeURIComponent(typed)}`);
const suggest = (typed: string) => names(`/product/web/search/v1?searchKey=${encodeURIComponent(typed)}`);

describe('§5 search', () => {
  test('rice stands above a far better sold meal with the same word in its name', async () => {
    expect(await search('basmati')).toEqual(['Basmati Rice', 'Old Basmati', 'Veg Pulao with Basmati']);
  });

  test('milk stands above milk chocolate', async () => {
    expect(await search('milk')).toEqual(['Toned Milk', 'Milk Chocolate']);
  });

  test('every word must fit, as part of a word too', async () => {
    expect(await search('pulao basm')).toEqual(['Veg Pulao with Basmati']);
    expect(await search('hocol')).toEqual(['Milk Chocolate']);
  });

  test('where nothing has all words, those that have most of them are found, and what was left out is said', async () => {
    const { body } = await shop.get('/product/web/search/?searchKey=basmati%20zebra');
    expect(body).toMatchObject({ count: 3, leftOut: ['zebra'], data: [{ name: 'Basmati Rice' }, {}, {}] });
    const together = await shop.get('/product/web/search/?searchKey=basmati%20chocolate');
    expect(together.body.leftOut).toHaveLength(1);
    expect(together.body.count).toBeGreaterThan(0);
    expect((await shop.get('/product/web/search/?searchKey=basmati%20rice')).body.leftOut).toBe(null);
    expect(await search('zebra')).toEqual([]);
  });

  test('a pack size puts what is sold in it first, says what was understood, and never empties the result', async () => {
    const sized = async (typed: string) => {
      const { body } = await shop.get(`/product/web/search/?searchKey=${encodeURIComponent(typed)}`);
      return [body.data[0]?.name, body.packSize, body.count] as unknown[];
    };
    expect(await sized('basmati')).toEqual(['Basmati Rice', null, 3]);
    expect(await sized('5kg basmati')).toEqual(['Basmati Rice', '5 kg', 3]);
    expect(await sized('basmati 77 litre')).toEqual(['Basmati Rice', null, 3]);
  });

  test('where nothing is sold in the size asked for, what comes nearest to it stands first', async () => {
    const { body } = await shop.get('/product/web/search/?searchKey=basmati%204kg');
    expect(body).toMatchObject({ packSize: null, count: 3 });
    const near = await selectPackNearness(
      shop.db,
      body.data.map(({ id }: { id: string }) => Number(id)),
      { amount: 4, unit: 'kg' },
    );
    expect(near.get(Number(body.data[0].id))).toBeCloseTo(0.4);
  });

  test('a phrase that nothing is called by is read word by word', async () => {
    const { body } = await shop.get('/product/web/search/?searchKey=puffed%20rice');
    expect(body).toMatchObject({ leftOut: ['puffed'], data: [{ name: 'Basmati Rice' }] });
    expect((await suggest('puffed rice'))[0]).toBe('Basmati Rice');
  });

  test('of a phrase that is being typed the words before the last are meant as they stand', async () => {
    const begun = await wordsBeginning(shop.db, 'milk bas');
    expect(begun[0]?.terms).toEqual(['milk', 'basmati']);
  });

  test.each(['চাল', 'चावल', 'chaawal', 'टमाटर', 'টমেটো'])(
    'a word in its own script or another spelling: %s',
    async (typed) => {
      expect(await search(typed)).not.toEqual([]);
    },
  );

  test('brand, category, other words and any pack size are searched', async () => {
    expect(await search('Nabanna')).toEqual(['Old Basmati']);
    expect(await search('tamatar')).toEqual(['Tomato']);
    expect(await search('chawal 5 kg')).toEqual(['Basmati Rice']);
  });

  test('a search that only a corrected spelling could answer says what was looked for', async () => {
    const didYouMean = async (typed: string) =>
      (await shop.get(`/product/web/search/?searchKey=${encodeURIComponent(typed)}`)).body.didYouMean as string | null;
    expect(await didYouMean('basmti rice')).toBe('basmati rice');
    for (const typed of ['basmati', 'basm', 'chawal', 'rice old', 'tomatoes', 'qqqqqq', ''])
      expect(await didYouMean(typed), typed).toBe(null);
  });

  test('misspelt words are understood', async () => {
    expect((await search('basmti'))[0]).toBe('Basmati Rice');
    expect((await search('choclate'))[0]).toBe('Milk Chocolate');
  });

  test('the first page says what narrows the results, filters or not', async () => {
    const { body } = await shop.get('/product/web/search/?searchKey=basmati&sortBy=name');
    const counts = (places: { name: string; count: number }[]) => places.map(({ name, count }) => [name, count]);
    expect(counts(body.brands)).toEqual([
      ['Nabanna', 1],
      ['Shalik', 2],
    ]);
    expect(counts(body.subCategories)).toEqual([
      ['Basmati', 2],
      ['Meals', 1],
    ]);
    const narrowed = await shop.get(`/product/web/search/?searchKey=basmati&brandId=[${body.brands[0].id}]`);
    expect(narrowed.body).toMatchObject({ count: 1, brands: body.brands, subCategories: body.subCategories });
    expect((await shop.get('/product/web/search/?searchKey=basmati&page=2')).body).not.toHaveProperty('brands');
  });

  test('a product is found once, whatever its pack sizes', async () => {
    expect((await search('rice')).filter((name) => name === 'Basmati Rice')).toHaveLength(1);
  });

  test('filters, sort and pages apply', async () => {
    const { id } = (await shop.get('/product/web/byid/old-basmati')).body.data.brand as { id: number };
    expect(await names(`/product/web/search/?searchKey=basmati&brandId=[${id}]`)).toEqual(['Old Basmati']);
    expect((await names('/product/web/search/?searchKey=basmati&sortBy=price-high'))[0]).toBe('Old Basmati');
    const second = await shop.get('/product/web/search/?searchKey=basmati&page=2&limit=1');
    expect(second.body).toMatchObject({ count: 3, data: [{ name: 'Old Basmati' }] });
  });

  test.each([
    '',
    ' ',
    '\0',
    '%',
    '_',
    "'; drop table product; --",
    '\\',
    '🙂',
    'চাল',
    '\ud800',
    'a'.repeat(50_000),
    '١٢٣',
    '(((',
  ])('never breaks: %j', async (typed) => {
    // A lone half of a character can't be written into an address; the raw bytes can.
    const written = encodeURIComponent(typed.toWellFormed());
    expect((await shop.get(`/product/web/search/?searchKey=${written}`)).status).toBe(200);
    expect((await shop.get(`/product/web/search/v1?searchKey=${written}`)).status).toBe(200);
  });

  test('bytes that are no text do not break it either', async () => {
    expect((await shop.get('/product/web/search/v1?searchKey=%ff%fe%00')).status).toBe(200);
  });
});

describe('§5 suggestions', () => {
  test('names that begin with the text stand first, then names that have it', async () => {
    expect(await suggest('bas')).toEqual(['Basmati Rice', 'Old Basmati', 'Veg Pulao with Basmati']);
    expect((await suggest('m'))[0]).toBe('Milk Chocolate');
  });

  test('nothing typed, nothing suggested', async () => {
    expect(await suggest('')).toEqual([]);
  });
});

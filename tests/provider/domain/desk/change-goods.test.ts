import { afterAll, describe, expect, test } from 'vitest';
import { rebuildStaleIndex } from '../../../../provider/domain/search/stale-index.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { idOf, namesOf } from '../../fixtures/open.ts';
import { openDeskGoods } from '../../fixtures/desk-goods.ts';

const { shop, ask, product, change, history } = await openDeskGoods();
afterAll(() => shop.close());

const live = async (slug: string) => (await shop.get(`/product/web/byid/${slug}`)).body.data;

describe('a change at the desk', () => {
  test('is live at once, with the unit price, and in the history', async () => {
    expect((await change('tomato', { price: 25 })).body.data).toMatchObject([{ price: 25, mrp: 25 }]);
    expect(await live('tomato')).toMatchObject({ price: 25, mrp: 25, unitPrice: { amount: 50, unit: 'kg' } });
    expect((await history('tomato'))[0]).toMatchObject({
      action: 'Changed',
      by: 'Rina Das',
      before: { Price: '₹22.50', MRP: '₹22.50' },
      after: { Price: '₹25', MRP: '₹25' },
    });
  });

  test('keeps the price at or below an MRP that is another one', async () => {
    const id = await idOf(shop, 'basmati-rice');
    expect(await change('basmati-rice', { price: 160 })).toMatchObject({
      status: 422,
      body: { fields: { [`${id}.price`]: 'The MRP is ₹150: please raise that first, or enter a lower price.' } },
    });
    expect(await change('basmati-rice', { mrp: 100 })).toMatchObject({
      status: 422,
      body: { fields: { [`${id}.mrp`]: 'Please enter an MRP of ₹120 or more: that is the price.' } },
    });
    expect((await change('basmati-rice', { price: 160, mrp: 170 })).status).toBe(200);
  });

  test('that somebody was faster with is refused with what is there, and sent twice it is one', async () => {
    await change('last-laddu', { price: 12 });
    const late = await change('last-laddu', { price: 14 }, { price: 10 });
    expect(late).toMatchObject({ status: 409, body: { code: 'overtaken', details: { newer: [{ price: 12 }] } } });
    expect((await change('last-laddu', { price: 12 }, { price: 10 })).status).toBe(200);
    expect(await history('last-laddu')).toHaveLength(1);
  });

  test('of several is made whole or not at all, with one record each', async () => {
    const [milk, dal] = [await product('toned-milk'), await product('masoor-dal')];
    const of = (is: { id: number; price: number }, price: number) => ({
      id: is.id,
      basedOn: { price: is.price },
      to: { price },
    });
    const changes = [of(milk, 30), of(dal, 0)];
    expect((await ask('PUT', '', { by: 'Rina', changes })).status).toBe(400);
    expect((await ask('PUT', '', { by: 'Rina', changes: [of(milk, 30), of({ ...dal, price: 1 }, 75)] })).status).toBe(
      409,
    );
    expect((await product('toned-milk')).price).toBe(28);
    expect((await ask('PUT', '', { by: 'Rina', changes: [of(milk, 30), of(dal, 75)] })).status).toBe(200);
    expect(await history('toned-milk')).toHaveLength(1);
    expect(await history('masoor-dal')).toHaveLength(1);
    expect((await ask('PUT', '', { by: 'Rina', changes: [of(milk, 30), of(milk, 30)] })).status).toBe(422);
    const many = Array.from({ length: 201 }, (_, at) => of({ id: at + 1, price: 1 }, 2));
    expect((await ask('PUT', '', { by: 'Rina', changes: many })).body.message).toBe(
      'Please change at most 200 products at once.',
    );
  });

  test('of a name is one of all sizes, and the search learns it', async () => {
    await change('basmati-rice', { name: 'Dehradun Rice' });
    expect(await namesOf(shop, '/product/web/search/?searchKey=dehradun')).toEqual([]);
    const later = new Date(MORNING.getTime() + 30_000);
    expect(await rebuildStaleIndex(shop.db, MORNING)).toBe(false);
    expect(await rebuildStaleIndex(shop.db, later)).toBe(true);
    expect(await rebuildStaleIndex(shop.db, later)).toBe(false);
    expect(await namesOf(shop, '/product/web/search/?searchKey=dehradun')).toEqual(['Dehradun Rice']);
    expect((await product('basmati-rice-5-kg')).name).toBe('Dehradun Rice');
    expect((await ask('GET', '?searchKey=dehra%20kg')).body.data).toHaveLength(2);
  });

  test('takes goods off sale and brings them back, and another size stands for them in lists', async () => {
    const listed = async () => await namesOf(shop, '/product/web/?limit=100');
    expect(await listed()).toContain('Dehradun Rice');
    await change('basmati-rice', { active: false });
    expect(await listed()).toContain('Dehradun Rice');
    await change('tomato', { active: false });
    expect(await listed()).not.toContain('Tomato');
    expect((await ask('GET', '?filter=not-sold')).body).toMatchObject({ count: 2 });
    await change('tomato', { active: true });
    expect(await listed()).toContain('Tomato');
    expect((await history('tomato')).map(({ action }) => action).slice(0, 2)).toEqual([
      'Sold again',
      'Not sold any more',
    ]);
  });
});

describe('the list', () => {
  test('finds by name, brand and number, and says what is low', async () => {
    const names = async (query: string) =>
      (await ask('GET', `?${query}`)).body.data.map(({ name }: { name: string }) => name) as string[];
    expect(await names('searchKey=nabanna')).toEqual(['Old Basmati']);
    expect(await names('searchKey=demo:tomato')).toEqual(['Tomato']);
    expect(await names('searchKey=%25')).toEqual([]);
    expect(await names('filter=sold-out')).toEqual(['Sold Out Sandesh']);
    expect(await names('filter=low')).toEqual(['Sold Out Sandesh', 'Last Laddu']);
    const all = (await ask('GET', '?limit=5')).body;
    expect(all.data).toHaveLength(5);
    expect((await ask('GET', '?limit=5&page=2')).body.data[0].name > all.data[4].name).toBe(true);
  });
});

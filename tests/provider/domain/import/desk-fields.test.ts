import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findByOriginal, insertPhoto } from '../../../../provider/repositories/photo.ts';
import type { GoodsChange } from '../../../../contract/desk-goods.ts';
import { changeGoods } from '../../../../provider/domain/desk/change-goods.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { type Importing, openImporting } from '../../fixtures/import/importing.ts';

const HEAD = 'sku,name,brand,category,price,mrp,stock,description';
const row = ({ name = 'Muri', price = 20, mrp = 40, stock = 30, description = 'Puffed' } = {}) =>
  `g1,${name},Bhor,Grocery,${price},${mrp},${stock},${description}`;

let importing: Importing;
beforeAll(async () => {
  importing = await openImporting();
});
afterAll(() => importing.close());
afterEach(() => importing.clear());

/** Changes the product at the desk, whatever it says. */
async function change(to: GoodsChange['to']): Promise<void> {
  const { db } = importing.shop;
  const is = await importing.bySku('g1');
  const basedOn = {
    price: is.pricePaise,
    mrp: is.mrpPaise,
    stock: is.heldStock ?? is.stock,
    sold: is.sold,
    name: is.name,
    active: is.active,
    soldOut: null,
    photos: [],
  };
  await changeGoods(db, { by: 'Rina', now: MORNING }, [{ id: is.id, basedOn, to }]);
}

describe('a file after changes at the desk', () => {
  test('changes nothing when it says the same, and wins only in what it says anew', async () => {
    const { load, bySku } = importing;
    await load([HEAD, row()]);
    await change({ price: 2500, stock: 12 });
    expect(await load([HEAD, row()])).toMatchObject({ unchanged: 1 });
    expect(await bySku('g1')).toMatchObject({ pricePaise: 2500, stock: 12 });
    expect(await load([HEAD, row({ description: 'Puffed rice' })])).toMatchObject({ changed: 1 });
    expect(await bySku('g1')).toMatchObject({ pricePaise: 2500, stock: 12, description: 'Puffed rice' });
    await load([HEAD, row({ description: 'Puffed rice', price: 22 })]);
    expect(await bySku('g1')).toMatchObject({ pricePaise: 2200, mrpPaise: 4000, stock: 12 });
    await load([HEAD, row({ description: 'Puffed rice', price: 22, stock: 50 })]);
    expect(await bySku('g1')).toMatchObject({ pricePaise: 2200, stock: 50 });
  });

  test('leaves a name, photos and what is not to be sold as they were decided', async () => {
    const { load, bySku, sold, shop } = importing;
    const photo = '0123456789abcdef0123456789abcdef';
    const bytes = Buffer.from('a photo');
    if (!(await findByOriginal(shop.db, 'original')))
      await insertPhoto(shop.db, { id: photo, bytes, width: 200, height: 200, at: MORNING }, 'original');
    await load([HEAD, row()]);
    const drawn = (await bySku('g1')).picture;
    await change({ name: 'Murmura', active: false, photos: [photo] });
    expect(await load([HEAD, row()])).toMatchObject({ unchanged: 1, back: 0 });
    expect(await load([HEAD, row({ description: 'Puffed rice' })])).toMatchObject({ changed: 1, back: 0 });
    expect(await bySku('g1')).toMatchObject({ name: 'Murmura', picture: photo, active: false });
    expect(await sold()).toEqual([]);
    await change({ active: true });
    expect(await sold()).toEqual(['g1']);
    const { id } = await bySku('g1');
    const back = { id, basedOn: { photos: [photo] }, to: { photos: [] } };
    await changeGoods(shop.db, { by: 'Rina', now: MORNING }, [back]);
    expect(await bySku('g1')).toMatchObject({ picture: drawn, pictures: null });
  });

  test('gives what is marked as sold out its units, and puts nothing on sale', async () => {
    const { load, bySku } = importing;
    await load([HEAD, row()]);
    await change({ soldOut: { until: null } });
    await load([HEAD, row({ stock: 70 })]);
    expect(await bySku('g1')).toMatchObject({ stock: 0, heldStock: 70 });
    await load(['sku,stock', 'g1,80']);
    expect(await bySku('g1')).toMatchObject({ stock: 0, heldStock: 80 });
  });
});

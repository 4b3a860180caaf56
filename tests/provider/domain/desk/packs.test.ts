import { afterAll, describe, expect, test } from 'vitest';
import { aPhoto } from '../../fixtures/good-desk-goods.ts';
import { idOf } from '../../fixtures/open.ts';
import { openDeskGoods } from '../../fixtures/desk-goods.ts';

const { shop, ask, product, change, history } = await openDeskGoods();
afterAll(() => shop.close());

const sizes = async (slug: string) =>
  (await product(slug)).packs.map(({ packSize }: { packSize: string }) => packSize) as string[];

describe('sizes', () => {
  test('are split off and joined, with a record for each product', async () => {
    const large = await idOf(shop, 'basmati-rice-5-kg');
    expect(await sizes('basmati-rice')).toEqual(['500 g', '5 kg']);
    expect((await ask('POST', `/${large}/split`, { by: 'Rina' })).body.data).toMatchObject({ packs: [] });
    expect(await sizes('basmati-rice')).toEqual(['500 g']);
    const other = await idOf(shop, 'old-basmati');
    const joined = await ask('POST', `/${other}/join`, { by: 'Rina', productId: large });
    expect(joined.body.data.packs).toMatchObject([{ packSize: '5 kg' }]);
    expect((await history('basmati-rice-5-kg')).map(({ action }) => action)).toEqual([
      'Made a size of the same product as Old Basmati, 1 kg',
      'Made a product of its own',
    ]);
    expect((await history('old-basmati'))[0]?.action).toBe('Made a size of the same product as Basmati Rice, 5 kg');
  });

  test('are none of themselves, nor of what is not there', async () => {
    const id = await idOf(shop, 'tomato');
    expect((await ask('POST', `/${id}/join`, { by: 'Rina', productId: id })).status).toBe(422);
    expect((await ask('POST', `/${id}/join`, { by: 'Rina', productId: 9999 })).status).toBe(404);
    expect((await ask('POST', '/9999/split', { by: 'Rina' })).status).toBe(404);
    expect((await ask('GET', '/9999')).status).toBe(404);
  });
});

describe('photos', () => {
  const add = async (slug: string, data: string) =>
    ask('POST', `/${await idOf(shop, slug)}/photos`, { by: 'Rina', data });
  const image = async (slug: string) => (await shop.get(`/product/web/byid/${slug}`)).body.data.image as string;

  test('are made anew, put in order and removed, and the drawn picture is back without any', async () => {
    const drawn = await image('tomato');
    const first = (await add('tomato', await aPhoto('#8a5200'))).body.data.photos[0].id as string;
    const photos = (await add('tomato', await aPhoto('#123456'))).body.data.photos as { id: string }[];
    const second = photos[1]?.id ?? '';
    expect(await image('tomato')).toBe(`/api/pictures/${first}.webp`);
    await change('tomato', { photos: [second, first] });
    expect(await image('tomato')).toBe(`/api/pictures/${second}.webp`);
    await change('tomato', { photos: [] });
    expect(await image('tomato')).toBe(drawn);
    // Undone.
    await change('tomato', { photos: [first] });
    expect(await image('tomato')).toBe(`/api/pictures/${first}.webp`);
    expect((await history('tomato')).map(({ action }) => action)).toEqual([
      'Photos changed',
      'Photos changed',
      'Photos put in another order',
      'Photo added',
      'Photo added',
    ]);
  });

  test('that are none are refused with the reason', async () => {
    const text = Buffer.from('%PDF-1.4').toString('base64');
    expect(await add('tomato', text)).toMatchObject({
      status: 400,
      body: { fields: { data: 'This photo can’t be used: it is a PDF document, not a photo.' } },
    });
    expect((await change('tomato', { photos: ['f'.repeat(32)] })).status).toBe(422);
    expect((await add('tomato', 'A'.repeat(2.8 * 1024 * 1024))).status).toBe(413);
  });
});

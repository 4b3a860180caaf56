import sharp from 'sharp';
import { EDITOR } from './editing.ts';
import { idOf, type Shop } from './open.ts';

/** A photo as the desk sends it: large enough to be taken. */
export const aPhoto = async (colour = '#8a5200'): Promise<string> =>
  (
    await sharp({ create: { width: 240, height: 200, channels: 3, background: colour } })
      .jpeg()
      .toBuffer()
  ).toString('base64');

/** Good calls of the desk's goods, for good-calls.ts. */
export const goodDeskGoods = (shop: Shop) => ({
  getDeskGoods: () => ({ query: 'searchKey=rice&filter=all' }),
  getDeskProduct: async () => ({ id: await idOf(shop, 'tomato') }),
  putDeskGoods: async () => {
    const id = await idOf(shop, 'tomato');
    const { featured } = (await shop.ask('GET', `/desk/goods/${id}`, { headers: EDITOR })).body.data;
    return { body: { by: 'Rina', changes: [{ id, basedOn: { featured }, to: { featured: !featured } }] } };
  },
  postDeskPhoto: async () => ({ id: await idOf(shop, 'tomato'), body: { by: 'Rina', data: await aPhoto() } }),
  splitDeskPack: async () => ({ id: await idOf(shop, 'basmati-rice-5-kg'), body: { by: 'Rina' } }),
  joinDeskPacks: async () => ({
    id: await idOf(shop, 'old-basmati'),
    body: { by: 'Rina', productId: await idOf(shop, 'basmati-rice-5-kg') },
  }),
  getPricesVersion: () => ({}),
});

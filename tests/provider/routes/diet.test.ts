import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { namesOf, openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  const mark = (diet: 'veg' | 'non-veg' | null, ...slugs: string[]) =>
    shop.db.update(product).set({ diet }).where(inArray(product.slug, slugs));
  await shop.db.update(product).set({ diet: 'veg' });
  await mark('non-veg', 'few-fishballs');
  await mark(null, 'full-hamper');
});
afterAll(() => shop.close());

describe('what is vegetarian', () => {
  test('stands with each product, in lists too, and is null where nobody says', async () => {
    const { data } = (await shop.get('/product/web/?limit=100')).body;
    const diets = new Map(data.map(({ name, diet }: { name: string; diet: unknown }) => [name, diet]));
    expect([diets.get('Tomato'), diets.get('Few Fishballs'), diets.get('Full Hamper')]).toEqual([
      'veg',
      'non-veg',
      null,
    ]);
  });

  test('narrows lists and searches; what nobody says of is neither', async () => {
    expect(await namesOf(shop, '/product/web/?limit=100&diet=non-veg')).toEqual(['Few Fishballs']);
    const veg = await namesOf(shop, '/product/web/?limit=100&diet=veg');
    expect(veg).toHaveLength(9);
    expect(veg).not.toContain('Full Hamper');
    expect(await namesOf(shop, '/product/web/search/?searchKey=fishballs&diet=veg')).toEqual([]);
    expect(await namesOf(shop, '/product/web/search/?searchKey=fishballs&diet=non-veg')).toEqual(['Few Fishballs']);
    expect((await shop.get('/product/web/?diet=jain')).status).toBe(400);
  });

  test('claims narrow lists and searches: all that are asked for', async () => {
    const claim = (claims: ('vegan' | 'gluten-free')[], slug: string) =>
      shop.db
        .update(product)
        .set({ claims })
        .where(inArray(product.slug, [slug]));
    await claim(['vegan', 'gluten-free'], 'tomato');
    await claim(['vegan'], 'masoor-dal');
    const list = (claims: string) => namesOf(shop, `/product/web/?limit=100&sortBy=name&claims=${claims}`);
    expect(await list('vegan')).toEqual(['Masoor Dal', 'Tomato']);
    expect(await list('gluten-free,vegan')).toEqual(['Tomato']);
    expect(await list('sugar-free')).toEqual([]);
    expect(await namesOf(shop, '/product/web/search/?searchKey=masoor&claims=gluten-free')).toEqual([]);
    expect(await namesOf(shop, '/product/web/search/?searchKey=masoor&claims=vegan')).toEqual(['Masoor Dal']);
    await shop.db.update(product).set({ claims: null });
  });

  test('one product says what its label says besides', async () => {
    await shop.db.update(product).set({
      claims: ['vegan', 'gluten-free'],
      allergens: ['Soya'],
      nutrition: [{ label: 'Energy', value: '70 kcal' }],
      bestBefore: '3 months from packing',
    });
    expect((await shop.get('/product/web/byid/tomato')).body.data).toMatchObject({
      claims: ['vegan', 'gluten-free'],
      allergens: ['Soya'],
      nutrition: [{ label: 'Energy', value: '70 kcal' }],
      bestBefore: '3 months from packing',
    });
    expect((await shop.get('/product/web/?limit=1')).body.data[0]).not.toHaveProperty('allergens');
  });
});

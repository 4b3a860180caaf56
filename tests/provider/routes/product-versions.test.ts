import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brand, category, product, subCategory } from '../../../provider/db/schema/catalogue.ts';
import { idOf, openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const versions = async () => new Map((await shop.get('/catalogue/product-versions')).body.data as [number, string][]);
interface Listed {
  readonly id: number;
  readonly slug: string;
}
const list = async () => (await shop.get('/product/web/?limit=100&detail=full')).body.data as Listed[];

/** The slugs of what has another version after a change, in the order of the list. */
async function changedBy(change: () => Promise<unknown>): Promise<string[]> {
  const before = await versions();
  await change();
  const after = await versions();
  return (await list()).filter(({ id }) => before.get(id) !== after.get(id)).map(({ slug }) => slug);
}

type Values = Partial<typeof product.$inferInsert>;

const set = (slug: string, values: Values) => () => shop.db.update(product).set(values).where(eq(product.slug, slug));

describe('the versions of products', () => {
  test('are of all that is listed, in the order of the list, and stay while nothing changes', async () => {
    expect([...(await versions()).keys()]).toEqual((await list()).map(({ id }) => id));
    expect(await changedBy(() => Promise.resolve())).toEqual([]);
  });

  test.each([
    ['its price', { pricePaise: 4321 }],
    ['its stock', { stock: 7 }],
    ['how often it was sold', { sold: 123 }],
    ['its description', { description: 'Grown on the terrace.' }],
    ['what it is called in another language', { translations: { bn: { name: 'টমেটো' }, hi: null } }],
    ['its photos', { pictures: ['a', 'b'] }],
  ] as [string, Values][])('change with %s, and no other product’s does', async (_, values) => {
    expect(await changedBy(set('tomato', values))).toEqual(['tomato']);
  });

  test('change with a pack size that is not listed itself', async () => {
    expect(await changedBy(set('basmati-rice-5-kg', { stock: 3 }))).toEqual(['basmati-rice']);
    expect(await changedBy(set('basmati-rice-5-kg', { active: false }))).toEqual(['basmati-rice']);
  });

  test.each([
    ['category', () => shop.db.update(category).set({ tint: 'clay' }).where(eq(category.slug, 'rice-and-dal'))],
    ['sub-category', () => shop.db.update(subCategory).set({ name: 'All dal' }).where(eq(subCategory.slug, 'dal'))],
    ['brand', () => shop.db.update(brand).set({ name: 'Nabanno' }).where(eq(brand.name, 'Nabanna'))],
  ])('change with the %s that products name', async (_, change) => {
    const changed = await changedBy(change);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThan((await list()).length);
  });

  test('say nothing of what is no longer listed', async () => {
    const id = await idOf(shop, 'tomato');
    await set('tomato', { active: false })();
    expect((await versions()).has(id)).toBe(false);
    expect((await shop.get(`/catalogue/products?ids=[${id}]`)).body.data).toEqual([]);
    await set('tomato', { active: true })();
  });

  test('come with the products as the list has them', async () => {
    const products = await list();
    const known = await versions();
    const { body } = await shop.get(`/catalogue/products?ids=${JSON.stringify(products.map(({ id }) => id))}`);
    const found = body.data as { version: string; product: { id: number } }[];
    expect(new Map(found.map((one) => [one.product.id, one.version]))).toEqual(known);
    const byId = new Map(found.map((one) => [one.product.id, one.product]));
    expect(products.map(({ id }) => byId.get(id))).toEqual(products);
  });

  test('follow what is in stock first and sells best', async () => {
    await shop.db.update(product).set({ sold: sql`1000 - ${product.sold}` });
    await set('masoor-dal', { stock: 0 })();
    expect([...(await versions()).keys()]).toEqual((await list()).map(({ id }) => id));
    expect([...(await versions()).keys()].at(-1)).toBe(await idOf(shop, 'masoor-dal'));
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { namesOf, openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const names = (path: string) => namesOf(shop, path);

describe('§7 product lists', () => {
  test('one entry for each product, with price, MRP, unit price and picture', async () => {
    const { body } = await shop.get('/product/web/?limit=100');
    expect(body.count).toBe(11);
    const rice = body.data.find(({ name }: { name: string }) => name === 'Basmati Rice');
    expect(rice).toMatchObject({
      slug: 'basmati-rice',
      packSize: '1 kg',
      price: 120,
      mrp: 150,
      unitPrice: { amount: 120, unit: 'kg' },
      stock: 100,
      maxQuantity: 20,
      brand: { name: 'Shalik' },
      image: '/api/pictures/basmati-rice.svg',
      category: { name: 'Rice & Dal', slug: 'rice-and-dal', tint: 'sand' },
      subCategory: { name: 'Basmati' },
    });
    expect(rice).not.toHaveProperty('packs');
  });

  test('inStock leaves out what has run out, and how much there is of the rest is said either way', async () => {
    for (const list of ['/product/web/?', '/product/web/search/?searchKey=sandesh&']) {
      const { body: all } = await shop.get(`${list}limit=100`);
      const { body: some } = await shop.get(`${list}limit=100&inStock=true`);
      const there = all.data.filter(({ stock }: { stock: number }) => stock > 0);
      expect(there.length).toBeLessThan(all.data.length);
      expect(some.data.map(({ id }: { id: string }) => id)).toEqual(there.map(({ id }: { id: string }) => id));
      expect([all.count, all.inStockCount]).toEqual([all.data.length, there.length]);
      expect([some.count, some.inStockCount]).toEqual([there.length, there.length]);
      expect((await shop.get(`${list}limit=100&page=9`)).body.inStockCount).toBe(there.length);
    }
  });

  test('detail=full adds description, highlights, details and packs', async () => {
    const { body } = await shop.get('/product/web/?limit=100&detail=full');
    const rice = body.data.find(({ name }: { name: string }) => name === 'Basmati Rice');
    expect(rice.highlights).toEqual(['Long grain']);
    expect(rice.details).toContainEqual({ label: 'Origin', value: 'Dehradun' });
    expect(rice.details).toContainEqual({ label: 'Country of origin', value: 'India' });
    expect(rice.packs.map(({ packSize }: { packSize: string }) => packSize)).toEqual(['500 g', '1 kg', '5 kg']);
  });

  test('a pack size is a product of its own, by id and by slug', async () => {
    const { data } = (await shop.get('/product/web/byid/basmati-rice-5-kg')).body;
    expect(data).toMatchObject({ name: 'Basmati Rice', price: 550, unitPrice: { amount: 110, unit: 'kg' } });
    expect((await shop.get(`/product/web/byid/${data.id}`)).body.data).toEqual(data);
    expect((await shop.get(`/product/product-variant-by-pid/web/${data.id}`)).body.data).toHaveLength(3);
  });

  test.each(['nope', '0', '-1', '999999999999', '1.5', '%00'])('%s is no product', async (id) => {
    expect(await shop.get(`/product/web/byid/${id}`)).toMatchObject({ status: 404, body: { code: 'unknown_product' } });
  });

  test('what is no longer sold may still be looked at, with nothing left of it, and stands in no list', async () => {
    const slug = 'full-hamper';
    await shop.db.update(product).set({ active: false }).where(eq(product.slug, slug));
    const { status, body } = await shop.get(`/product/web/byid/${slug}`);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ discontinued: true, stock: 0, category: { slug: 'ready-to-eat' } });
    expect(await names('/product/web/?limit=100')).not.toContain('Full Hamper');
    await shop.db.update(product).set({ active: true }).where(eq(product.slug, slug));
    expect((await shop.get(`/product/web/byid/${slug}`)).body.data).not.toHaveProperty('discontinued');
  });

  test('sorts', async () => {
    const sorted = (by: string) => names(`/product/web/?limit=100&sortBy=${by}`);
    expect((await sorted('price-low'))[0]).toBe('Last Laddu');
    expect((await sorted('price-high'))[0]).toBe('Full Hamper');
    expect((await sorted('discount'))[0]).toBe('Basmati Rice');
    expect((await sorted('newest'))[0]).toBe('Toned Milk');
    expect((await sorted('name'))[0]).toBe('Basmati Rice');
    expect((await sorted('unit-price'))[0]).toBe('Toned Milk');
    expect((await sorted('relevance')).at(-1)).toBe('Sold Out Sandesh');
    expect((await shop.get('/product/web/?sortBy=chance')).status).toBe(400);
  });

  test('pages follow each other without gap or repeat', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => names(`/product/web/?limit=4&page=${page}`)));
    expect(new Set(pages.flat()).size).toBe(11);
    expect(await names('/product/web/?limit=4&page=99')).toEqual([]);
  });

  test('filters by category, sub-category and several brands', async () => {
    const { category, subCategory, brand } = (await shop.get('/product/web/byid/old-basmati')).body.data;
    const other = (await shop.get('/product/web/byid/basmati-rice')).body.data.brand;
    expect(await names(`/product/web/?categoryId=${category.id}`)).toHaveLength(3);
    expect(await names(`/product/web/?categoryId=${category.id}&subCategoryId=${subCategory.id}`)).toHaveLength(2);
    expect(await names(`/product/web/?subCategoryId=${subCategory.id}&brandId=["${brand.id}"]`)).toEqual([
      'Old Basmati',
    ]);
    expect(await names(`/product/web/?subCategoryId=${subCategory.id}&brandId=[${brand.id},${other.id}]`)).toHaveLength(
      2,
    );
    expect(await names('/product/web/?categoryId=nope')).toEqual([]);
  });

  test('filters by price, both ends included, in rupees', async () => {
    expect(await names('/product/web/?minPrice=70&maxPrice=95&sortBy=price-low')).toEqual([
      'Masoor Dal',
      'Sold Out Sandesh',
      'Veg Pulao with Basmati',
    ]);
    expect(await names('/product/web/?maxPrice=22.5&sortBy=price-low')).toEqual(['Last Laddu', 'Tomato']);
    expect(await names('/product/web/?maxPrice=22.49')).toEqual(['Last Laddu']);
    const { body } = await shop.get('/product/web/?minPrice=70&maxPrice=95&inStock=true');
    expect([body.data.length, body.count, body.inStockCount]).toEqual([2, 2, 2]);
    expect(await names('/product/web/?minPrice=20000000')).toEqual([]);
    expect(await names('/product/web/?maxPrice=20000000&limit=1')).toHaveLength(1);
    for (const wrong of ['minPrice=-1', 'minPrice=20000001', 'maxPrice=cheap', 'maxPrice=1e12'])
      expect((await shop.get(`/product/web/?${wrong}`)).status, wrong).toBe(400);
  });

  test('a search filters by price too, and counts its brands and kinds within', async () => {
    const search = '/product/web/search/?searchKey=basmati';
    const { body } = await shop.get(`${search}&minPrice=100&maxPrice=150`);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['Basmati Rice']);
    expect([body.count, body.inStockCount, body.brands.length]).toEqual([1, 1, 1]);
    expect((await shop.get(`${search}&minPrice=5000`)).body).toMatchObject({ data: [], count: 0 });
  });

  test('shelves: sold most, added last, featured', async () => {
    expect((await names('/product/web/bestseller/home'))[0]).toBe('Veg Pulao with Basmati');
    expect((await names('/product/web/newproduct/home'))[0]).toBe('Toned Milk');
    expect(await names('/product/web/featuredproduct/home')).toEqual(['Basmati Rice']);
  });

  test('related products come from the same sub-category first, without the product’s own packs', async () => {
    const { id } = (await shop.get('/product/web/byid/basmati-rice-5-kg')).body.data;
    expect(await names(`/product/web/related-product?productId=${id}`)).toEqual(['Old Basmati', 'Masoor Dal']);
  });
});

describe('§7 categories and brands', () => {
  test('categories carry picture, tint and count', async () => {
    const { body } = await shop.get('/product-category/web/');
    expect(body.data[0]).toMatchObject({
      slug: 'rice-and-dal',
      name: 'Rice & Dal',
      tint: 'sand',
      count: 3,
      image: '/api/pictures/basmati-rice.svg',
    });
  });

  test('groups hold their categories, categories their sub-categories', async () => {
    const groups = (await shop.get('/product-category-grouping/web/')).body.data as { id: number; name: string }[];
    expect(groups.map(({ name }) => name)).toEqual(['Kitchen', 'Snacks', 'Fresh']);
    const [dairy] = (await shop.get(`/product-category/web/grouping/${groups[2]?.id}`)).body.data as {
      id: number;
      name: string;
    }[];
    expect(dairy?.name).toBe('Dairy');
    expect(await names(`/product-subcategory/web/category/${dairy?.id}`)).toEqual(['Milk', 'Sweets', 'Vegetables']);
    expect((await shop.get('/product-category/web/grouping/99')).status).toBe(404);
    expect((await shop.get('/product-subcategory/web/category/x')).status).toBe(404);
  });

  test('brands are counted within what was asked for', async () => {
    const { category } = (await shop.get('/product/web/byid/old-basmati')).body.data;
    const { body } = await shop.get(`/product/product-brand/list?categoryId=${category.id}`);
    expect(body.data.map(({ name, count }: { name: string; count: number }) => [name, count])).toEqual([
      ['Nabanna', 1],
      ['Shalik', 2],
    ]);
  });
});

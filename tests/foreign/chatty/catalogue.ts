import { Refusal, type Answer, type Call, type Routes } from '../small-server.ts';
import { brands, categories, pincodes, rows, subCategories, type Row } from './goods.ts';

export const ok = (result: unknown, more: Partial<Answer> = {}): Answer => ({
  ...more,
  body: { status: 'success', status_code: 200, message: 'OK', result },
});
export const page = (items: unknown[], total = items.length) =>
  ok({ items, total: String(total), server_time: '10:00:00' });

/** What this provider says to whatever it doesn't like. */
export const refuse = (status: number, field: string | null, message: string) =>
  new Refusal({ status, body: { status: 'failed', status_code: status, errors: [{ field, message }] } });

export function findRow(id: unknown): Row {
  const row = rows.find(({ product_id }) => String(product_id) === String(id));
  if (!row) throw refuse(404, 'product_id', 'Product not found');
  return row;
}

/** A row as it goes out. */
export function shown(row: Row, media: string) {
  const category = categories.find((one) => one.category_id === row.category_id);
  const sub = subCategories.find((one) => one.sub_category_id === row.sub_category_id);
  return {
    product_id: row.product_id,
    product_name: row.product_name,
    sku_code: `SKU/${row.product_id}`,
    category: { category_id: category?.category_id, category_name: category?.category_name },
    sub_category: { sub_category_id: sub?.sub_category_id, sub_category_name: sub?.sub_category_name },
    brand: brands.find((one) => one.brand_id === row.brand_id),
    pack_size: row.pack_size,
    selling_price: row.selling_price,
    mrp: row.mrp,
    discount_percent: String(Math.round((1 - Number(row.selling_price) / Number(row.mrp)) * 100)),
    stock_qty: row.stock_qty,
    is_available: row.stock_qty === '0' ? '0' : '1',
    images: [{ image_id: row.product_id, image_url: `${media}/${row.picture}`, is_primary: '1' }],
    tax: { cgst: '2.5', sgst: '2.5' },
    is_wishlisted: false,
    created_at: '2026-01-05 10:00:00',
  };
}

const SORTS: Record<string, (a: Row, b: Row) => number> = {
  price_low: (a, b) => Number(a.selling_price) - Number(b.selling_price),
  price_high: (a, b) => Number(b.selling_price) - Number(a.selling_price),
};

function filtered({ query }: Call): Row[] {
  const is = (name: string, id: number) => !query.get(name) || query.get(name) === String(id);
  const brandIds = (JSON.parse(query.get('brandId') || '[]') as unknown[]).map(String);
  const found = rows.filter(
    (row) =>
      is('categoryId', row.category_id) &&
      is('subCategoryId', row.sub_category_id) &&
      (brandIds.length === 0 || brandIds.includes(String(row.brand_id))),
  );
  const sort = SORTS[query.get('sortBy') ?? ''];
  return sort ? found.sort(sort) : found;
}

function matching({ query }: Call): Row[] {
  const words = (query.get('searchKey') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => words.length > 0 && words.every((word) => row.product_name.toLowerCase().includes(word)));
}

const PAGES: Record<string, string> = {
  privacy: '<h2>Privacy</h2><p>We <b>never</b> sell your data&nbsp;&mdash; promise.</p><script>alert(1)</script>',
  about: '<p>Bazaar at your door since 2011&hellip;</p>',
};

export function catalogue(media: string): Routes {
  const products = (some: Row[], total = some.length) =>
    page(
      some.map((row) => shown(row, media)),
      total,
    );
  const wholeCategory = (one: (typeof categories)[number]) => ({
    ...one,
    category_image: `${media}/${one.category_image}`,
  });
  const groups = [...new Set(categories.map(({ group }) => group))];
  return {
    'GET /api/product-category/web/': () => page(categories.map(wholeCategory)),
    'GET /api/product-category/web/home': () => page(categories.slice(0, 3).map(wholeCategory)),
    'GET /api/product-category-grouping/web/': () =>
      page(groups.map((name, at) => ({ grouping_id: at + 1, grouping_name: name }))),
    'GET /api/product-category/web/grouping/{id}': ({ params }) =>
      page(categories.filter(({ group }) => group === groups[Number(params[0]) - 1]).map(wholeCategory)),
    'GET /api/product-subcategory/web/': () => page(subCategories),
    'GET /api/product-subcategory/web/category/{id}': ({ params }) =>
      page(subCategories.filter((one) => String(one.category_id) === params[0])),
    'GET /api/product-brand/web/drop-down/': () => page(brands),
    'GET /api/product/product-brand/list': (call) => {
      const used = new Set(filtered(call).map((row) => row.brand_id));
      return page(brands.filter((one) => used.has(one.brand_id)));
    },
    'GET /api/product/web/': (call) => {
      const limit = Math.min(Number(call.query.get('limit') ?? 20), 40);
      const from = (Number(call.query.get('page') ?? 1) - 1) * limit;
      const found = filtered(call);
      return products(found.slice(from, from + limit), found.length);
    },
    'GET /api/product/web/search/': (call) => products(matching(call)),
    'GET /api/product/web/search/v1': (call) =>
      page(
        matching(call)
          .slice(0, 6)
          .map(({ product_id, product_name }) => ({ id: product_id, name: product_name })),
      ),
    'GET /api/product/web/byid/{id}': ({ params }) => {
      const row = findRow(params[0]);
      const long_description =
        `<p>Our <strong>${row.product_name}</strong> comes fresh&nbsp;&amp; is packed by hand.</p>` +
        '<ul><li>No preservatives</li><li>Store in a cool place</li></ul>';
      return ok({ ...shown(row, media), short_desc: 'Fresh &amp; clean', long_description });
    },
    'GET /api/product/product-variant-by-pid/web/{id}': ({ params }) => {
      const { parent_id } = findRow(params[0]);
      return products(rows.filter((row) => row.parent_id === parent_id));
    },
    'GET /api/product/web/newproduct/': () => products(rows.slice(-14)),
    'GET /api/product/web/newproduct/home': () => products(rows.slice(-6)),
    'GET /api/product/web/bestseller/': () => products(rows.slice(0, 14)),
    'GET /api/product/web/bestseller/home': () => products(rows.slice(0, 6)),
    'GET /api/product/web/featuredproduct/': () => ({ status: 500, body: { status: 'error', trace: 'PDOException' } }),
    'GET /api/product/web/featuredproduct/home': () => ({
      status: 500,
      body: { status: 'error', trace: 'PDOException' },
    }),
    'GET /api/product/web/related-product': ({ query }) => {
      const row = findRow(query.get('productId'));
      return products(
        rows
          .filter((one) => one.sub_category_id === row.sub_category_id && one.parent_id !== row.parent_id)
          .slice(0, 5),
      );
    },
    'GET /api/pincode/web/drop-down': () => page(pincodes),
    'GET /api/banner/web/bybannertype/': () =>
      page([
        {
          banner_id: 1,
          banner_title: 'Hilsa &amp; more',
          banner_image: `${media}/banner-wide.png`,
          link_url: '/categories',
          is_active: '1',
        },
      ]),
    'GET /api/qrcode/web/list': () => page([]),
    'GET /api/cms/web/list/{id}': ({ params }) => {
      const content = PAGES[params[0] ?? ''];
      if (!content) throw refuse(404, 'id', 'Page not found');
      return ok({ cms_id: 7, page_slug: params[0], page_title: 'Our &amp; yours', page_content: content });
    },
  };
}

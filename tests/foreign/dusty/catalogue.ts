import type { Answer, Call, Routes } from '../small-server.ts';
import { answer, fault, refuse } from './answers.ts';
import { brands, categories, pincodes, products, subCategories, type Product } from './goods.ts';

export function findProduct(id: unknown): Product {
  const product = products.find(({ product_id, is_deleted }) => product_id === id && is_deleted === 'N');
  if (!product) throw refuse('Product not found.');
  return product;
}

/** A product as its row goes out, with what is joined to it. */
export function rowOf(product: Product) {
  const { group_id: _, ...row } = product;
  return {
    ...row,
    product_code: `DK${product.product_id.padStart(5, '0')}`,
    cat_name: categories.find(({ cat_id }) => cat_id === product.cat_id)?.cat_name ?? '',
    brand_name: brands.find(({ brand_id }) => brand_id === product.brand_id)?.brand_name ?? null,
    is_featured: '0',
    product_tags: [],
    added_on: '14-08-2016 11:20:00',
  };
}

/** Deleted rows go out too, with their flag, but are not counted. No rows at all are a refusal. */
function list(rows: Product[], image_path: string, shown = rows): Answer {
  if (shown.length === 0) throw refuse('No products found.');
  const total_records = String(rows.filter(({ is_deleted }) => is_deleted === 'N').length);
  return answer(shown.map(rowOf), { image_path, total_records });
}

function filtered({ query }: Call): Product[] {
  const is = (name: string, id: string) => !query.get(name) || query.get(name) === id;
  const brandIds: string[] = query.get('brandId')?.match(/\d+/g) ?? [];
  return products.filter(
    ({ cat_id, subcat_id, brand_id }) =>
      is('categoryId', cat_id) &&
      is('subCategoryId', subcat_id) &&
      (brandIds.length === 0 || (brand_id !== null && brandIds.includes(brand_id))),
  );
}

/** LIKE '%…%'. */
function matching({ query }: Call): Product[] {
  const key = (query.get('searchKey') ?? '').trim().toLowerCase();
  return products.filter(({ product_name }) => key && product_name.toLowerCase().includes(key));
}

const MAX_LIMIT = 50;

const PAGES: Record<string, [title: string, text: string]> = {
  privacy: ['Privacy Policy', '<p>Your mobile no. &amp; address are never given to any third party.</p>'],
  'terms-conditions': ['Terms & Conditions', '<p>All disputes are subject to Kolkata jurisdiction only.</p>'],
  about: ['About Us', '<h3>About Us</h3>\r\n<p>Serving Salt Lake &amp; New Town since 2009.</p>'],
};

export function catalogue(uploads: string): Routes {
  const image_path = `${uploads}/products/`;
  const categoryList = (rows: typeof categories) => answer(rows, { image_path: `${uploads}/category/` });
  return {
    'GET /api/product-category/web/': () => categoryList(categories),
    'GET /api/product-category/web/home': () => categoryList(categories.slice(0, 4)),
    'GET /api/product-category-grouping/web/': () => fault('Call to undefined method Category_model::get_grouping()'),
    'GET /api/product-subcategory/web/': () => answer(subCategories),
    'GET /api/product-subcategory/web/category/{id}': ({ params }) =>
      answer(subCategories.filter(({ cat_id }) => cat_id === params[0])),
    'GET /api/product-brand/web/drop-down/': () => answer(brands),
    'GET /api/product/product-brand/list': (call) => {
      const used = new Set(filtered(call).map(({ brand_id }) => brand_id));
      const found = brands.filter(({ brand_id }) => used.has(brand_id));
      return answer(found.length > 0 ? found : null);
    },
    'GET /api/product/web/': (call) => {
      const limit = Math.min(Number(call.query.get('limit')) || 20, MAX_LIMIT);
      const from = ((Number(call.query.get('page')) || 1) - 1) * limit;
      const rows = filtered(call);
      return list(rows, image_path, rows.slice(from, from + limit));
    },
    'GET /api/product/web/search/': (call) => list(matching(call), image_path),
    'GET /api/product/web/search/v1': (call) =>
      answer(
        matching(call)
          .slice(0, 8)
          .map(({ product_id, product_name }) => ({ id: product_id, name: product_name })),
      ),
    'GET /api/product/web/byid/{id}': ({ params }) => {
      const product = findProduct(params[0]);
      const details = {
        product_desc: `${product.product_name} of best quality, cleaned &amp; packed at our own godown.\r\n\r\nStore in a dry place.`,
        gallery: '',
        attributes: product.cat_id === '2' ? { country_of_origin: 'India', shelf_life: '3 Months' } : [],
      };
      return answer([{ ...rowOf(product), ...details }], { image_path });
    },
    'GET /api/product/product-variant-by-pid/web/{id}': ({ params }) => {
      const { group_id } = findProduct(params[0]);
      return answer(products.filter((one) => one.group_id === group_id).map(rowOf), { image_path });
    },
    'GET /api/product/web/newproduct/': () => list(products.slice(-15), image_path),
    'GET /api/product/web/newproduct/home': () => list(products.slice(-7, -1), image_path),
    'GET /api/product/web/bestseller/': () => list(products.slice(24, 38), image_path),
    'GET /api/product/web/bestseller/home': () => list(products.slice(24, 30), image_path),
    'GET /api/product/web/featuredproduct/': () => fault('Maximum execution time of 30 seconds exceeded'),
    'GET /api/product/web/featuredproduct/home': () => fault('Maximum execution time of 30 seconds exceeded'),
    'GET /api/product/web/related-product': ({ query }) => {
      const product = findProduct(query.get('productId'));
      const related = products.filter((one) => one.subcat_id === product.subcat_id && one !== product);
      return list(related, image_path, related.slice(0, 6));
    },
    'GET /api/pincode/web/drop-down': () => answer(pincodes),
    'GET /api/banner/web/bybannertype/': () =>
      answer(
        [
          {
            banner_id: '1',
            banner_title: 'Puja Offer',
            banner_image: 'puja offer.png',
            banner_link: '',
            is_active: '1',
            is_deleted: 'N',
          },
        ],
        { image_path: `${uploads}/banner/` },
      ),
    'GET /api/banner/mobile/bybannertype/': () => answer(''),
    'GET /api/qrcode/web/list': () => answer(null),
    'GET /api/cms/web/list/{id}': ({ params }) => {
      const [cms_title, cms_desc] = PAGES[params[0] ?? ''] ?? [];
      if (!cms_title) throw refuse('Page not found.');
      return answer([{ cms_id: '1', cms_slug: params[0], cms_title, cms_desc, updated_on: '02-01-2019 10:00:00' }]);
    },
  };
}

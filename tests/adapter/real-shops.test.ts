import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getProduct, getProducts, Product } from '../../contract/product.ts';
import { adapt } from '../../src/adapter/adapt.ts';

/** One product in the shape that each of these documents for its own storefront API, with groceries in it. */
const SHOPS: Record<string, { came: unknown; read: object }> = {
  // https://developer.woocommerce.com/docs/apis/store-api/resources-endpoints/products/
  'WooCommerce Store API': {
    came: [
      {
        id: 34,
        name: 'Gobindobhog Rice &#8211; <em>new crop</em>',
        slug: 'gobindobhog-rice',
        short_description: '<p>Short.</p>',
        description: '<p>Fragrant &amp; short.</p>\n<ul><li>Bardhaman</li><li>New crop</li></ul>',
        prices: {
          price: '13500',
          regular_price: '15000',
          sale_price: '13500',
          currency_code: 'INR',
          currency_minor_unit: 2,
        },
        images: [{ id: 1, src: 'https://shop.test/rice.jpg', thumbnail: 'https://shop.test/rice-s.jpg' }],
        categories: [{ id: 5, name: 'Rice &amp; Dal', slug: 'rice-dal' }],
        is_in_stock: false,
        add_to_cart: { text: 'Add to cart', maximum: 9 },
      },
    ],
    read: {
      id: 34,
      name: 'Gobindobhog Rice – new crop',
      slug: 'gobindobhog-rice',
      price: 13_500,
      mrp: 15_000,
      stock: 0,
      image: 'https://shop.test/rice.jpg',
      description: 'Fragrant & short.\n• Bardhaman\n• New crop',
      category: { id: 5, name: 'Rice & Dal', slug: 'rice-dal', tint: null },
    },
  },
  // https://docs.saleor.io/developer/products
  Saleor: {
    came: {
      data: {
        products: {
          totalCount: 1,
          edges: [
            {
              cursor: 'x',
              node: {
                id: 'UHJvZHVjdDo3Mg==',
                name: 'Mustard Oil',
                slug: 'mustard-oil',
                description:
                  '{"time": 1, "blocks": [{"type": "paragraph", "data": {"text": "Cold <b>pressed</b>."}}], "version": "2.2"}',
                thumbnail: { url: 'https://shop.test/oil.webp', alt: '' },
                category: { id: 'Q2F0ZWdvcnk6OA==', name: 'Oil', slug: 'oil' },
                pricing: { priceRange: { start: { gross: { amount: 189.5, currency: 'INR' } } } },
              },
            },
          ],
        },
      },
    },
    read: {
      id: 'UHJvZHVjdDo3Mg==',
      price: 18_950,
      description: 'Cold pressed.',
      image: 'https://shop.test/oil.webp',
      category: { id: 'Q2F0ZWdvcnk6OA==', name: 'Oil', slug: 'oil', tint: null },
    },
  },
  // https://shopify.dev/docs/api/storefront/latest/objects/Product
  'Shopify Storefront': {
    came: {
      data: {
        products: {
          nodes: [
            {
              id: 'gid://shopify/Product/1',
              title: 'Darjeeling Tea',
              handle: 'darjeeling-tea',
              descriptionHtml: '<p>First flush.<br>Muscatel.</p>',
              vendor: 'Makaibari',
              productType: 'Tea',
              availableForSale: true,
              featuredImage: { url: 'https://cdn.test/tea.jpg', altText: null },
              priceRange: { minVariantPrice: { amount: '480.5', currencyCode: 'INR' } },
              variants: {
                nodes: [
                  {
                    id: 'gid://shopify/ProductVariant/11',
                    title: '100 g',
                    price: { amount: '480.5' },
                    quantityAvailable: 4,
                  },
                  {
                    id: 'gid://shopify/ProductVariant/12',
                    title: '250 g',
                    price: { amount: '1100.0' },
                    availableForSale: false,
                  },
                ],
              },
            },
          ],
        },
      },
    },
    read: {
      id: 'gid://shopify/Product/1',
      name: 'Darjeeling Tea',
      slug: 'darjeeling-tea',
      price: 48_050,
      brand: { id: 'Makaibari', name: 'Makaibari', count: null },
      category: { id: 'Tea', name: 'Tea', slug: null, tint: null },
      description: 'First flush.\nMuscatel.',
      packSize: '100 g',
      packs: [
        { id: 'gid://shopify/Product/1', packSize: '100 g', stock: 4 },
        { id: 'gid://shopify/ProductVariant/12', packSize: '250 g', price: 110_000, stock: 0 },
      ],
    },
  },
  // https://github.com/openfoodfoundation/openfoodnetwork/tree/master/app/serializers/api
  'Open Food Network': {
    came: [
      {
        id: 8,
        name: 'Nolen Gur',
        description_html: '<p>Date palm jaggery.</p>',
        primary_taxon: { id: 3, name: 'Sweets' },
        image: { small_url: 'https://ofn.test/small.jpg', large_url: 'https://ofn.test/large.jpg' },
        variants: [
          {
            id: 81,
            name_to_display: 'Nolen Gur',
            unit_to_display: '500g',
            price: '140.0',
            price_with_fees: '147.0',
            on_demand: false,
            on_hand: 12,
          },
        ],
      },
    ],
    read: {
      id: 8,
      price: 14_000,
      packSize: '500g',
      stock: 12,
      image: 'https://ofn.test/large.jpg',
      description: 'Date palm jaggery.',
      category: { id: 3, name: 'Sweets', slug: null, tint: null },
      packs: null,
    },
  },
  // https://docs.spreecommerce.org, storefront API v2 (JSON:API)
  Spree: {
    came: {
      data: [
        {
          id: '117',
          type: 'product',
          attributes: {
            name: 'Kasundi',
            slug: 'kasundi',
            price: '95.0',
            display_price: '₹95.00',
            compare_at_price: '110.0',
            in_stock: true,
            currency: 'INR',
          },
          relationships: {},
        },
      ],
      meta: { count: 1, total_count: 41, total_pages: 41 },
    },
    read: { id: '117', name: 'Kasundi', price: 9500, mrp: 11_000, stock: null },
  },
  // https://developer.adobe.com/commerce/webapi/graphql/schema/products/
  'Magento GraphQL': {
    came: {
      data: {
        products: {
          total_count: 1,
          items: [
            {
              id: 2046,
              sku: 'GHEE-500',
              name: 'Cow Ghee',
              url_key: 'cow-ghee',
              small_image: { url: 'https://mage.test/ghee.jpg', label: 'Cow Ghee' },
              price_range: {
                minimum_price: { regular_price: { value: 360, currency: 'INR' }, final_price: { value: 329 } },
              },
              stock_status: 'OUT_OF_STOCK',
              description: { html: '<p>Bilona.</p>' },
              categories: [{ id: 11, name: 'Dairy', url_key: 'dairy' }],
            },
          ],
        },
      },
    },
    read: {
      id: 2046,
      slug: 'cow-ghee',
      price: 32_900,
      stock: 0,
      description: 'Bilona.',
      category: { id: 11, name: 'Dairy', slug: 'dairy', tint: null },
    },
  },
  // https://docs.medusajs.com/api/store
  Medusa: {
    came: {
      products: [
        {
          id: 'prod_1',
          title: 'Posto',
          handle: 'posto',
          thumbnail: '//cdn.test/posto.png',
          variants: [
            {
              id: 'variant_1',
              title: '100 g',
              inventory_quantity: 7,
              calculated_price: { calculated_amount: 210, currency_code: 'inr' },
            },
          ],
        },
      ],
      count: 1,
      offset: 0,
      limit: 50,
    },
    read: {
      id: 'prod_1',
      name: 'Posto',
      price: 21_000,
      stock: 7,
      packSize: '100 g',
      image: 'https://cdn.test/posto.png',
    },
  },
};

describe('a product in the shape of another shop’s API', () => {
  test.each(Object.entries(SHOPS))('%s', (_, { came, read }) => {
    const { answer, dropped } = adapt(getProducts, came);
    expect(dropped).toEqual([]);
    expect(v.parse(getProducts.answer, answer).data[0]).toMatchObject(read);
  });
});

const product = (fields: object) => {
  const came = { result: { item_id: 'P-1', product_name: 'Dal', ...fields } };
  return v.parse(getProduct.answer, adapt(getProduct, came).answer).data as v.InferOutput<typeof Product>;
};

describe('fields in the usual other spellings', () => {
  test.each([
    [
      { selling_price: '₹ 1,299.00', mrp: 'Rs. 1,499/-' },
      { price: 129_900, mrp: 149_900 },
    ],
    [
      { pricePaise: 129_900, mrp_in_paise: 149_900 },
      { price: 129_900, mrp: 149_900 },
    ],
    [{ price: { amount: 45, currency: 'INR' } }, { price: 4500, mrp: null }],
    [{ price: { amount: 4500, unit: 'paise' } }, { price: 4500 }],
    [{ price: { centAmount: 4550, fractionDigits: 2 } }, { price: 4550 }],
    [
      { price: 100, discounted_price: 80 },
      { price: 8000, mrp: 10_000 },
    ],
    [
      { price: 100, sale_price: 0 },
      { price: 10_000, mrp: null },
    ],
    [
      { mrp: 200, discount_percentage: 10 },
      { price: 18_000, mrp: 20_000 },
    ],
    [
      { price: 10, mrp: 9 },
      { price: 1000, mrp: null },
    ],
    [{ price: 10, weight: 500, unit: 'g' }, { packSize: '500 g' }],
    [{ price: 10, weight: '1.0', weight_unit: 'kg' }, { packSize: '1 kg' }],
    [{ price: 10, size: '200 ml' }, { packSize: '200 ml' }],
    [{ price: 10, packaging: 'Pouch' }, { packSize: 'Pouch' }],
    [{ price: 10, quantity: '6', uom: 'pieces' }, { packSize: '6 pieces' }],
    [{ price: 10, size: { value: 2, unit: 'l' } }, { packSize: '2 l' }],
    [{ price: 10, stock: 'In stock' }, { stock: null }],
    [{ price: 10, stock: 'sold out' }, { stock: 0 }],
    [{ price: 10, stock: false }, { stock: 0 }],
    [{ price: 10, stock: '12' }, { stock: 12 }],
    [{ price: 10, in_stock: 'no' }, { stock: 0 }],
    [{ price: 10, available: true, qty_available: 3 }, { stock: 3 }],
    [{ price: 10, availability: 'https://schema.org/InStock' }, { stock: null }],
    [{ price: 10, on_hand: 'On demand' }, { stock: null }],
    [
      { price: 10, images: ['a.jpg', { url: '/b.jpg' }] },
      { image: '/a.jpg', images: ['/a.jpg', '/b.jpg'] },
    ],
    [{ price: 10, image: 'javascript:alert(1)' }, { image: null }],
    [{ price: 10, image: { thumb_url: 'https://x.test/t.png' } }, { image: 'https://x.test/t.png' }],
    [
      { price: 10, description: '## Fresh\n\n**From** [Nadia](https://x.test)\n\n- one\n- two' },
      { description: 'Fresh\n\nFrom Nadia\n\n• one\n• two'.replace('\n\n•', '\n•') },
    ],
    [{ price: 10, description: '<script>alert(1)</script><p>5 &lt; 6</p>' }, { description: '5 < 6' }],
    [
      { price: 10, category: { _id: 'c1', title: 'Rice', parent: { _id: 'c0', title: 'Staples' } } },
      {
        category: { id: 'c0', name: 'Staples', slug: null, tint: null },
        subCategory: { id: 'c1', name: 'Rice', slug: null },
      },
    ],
    [{ price: 10, category_id: 4, category_name: 'Tea' }, { category: { id: 4, name: 'Tea', slug: null, tint: null } }],
    [{ price: 10, is_active: false }, { discontinued: true }],
    [
      { price: 10, specifications: { 'Shelf life': '6 months' } },
      { details: [{ label: 'Shelf life', value: '6 months' }] },
    ],
  ])('%j', (fields, read) => expect(product(fields)).toMatchObject({ id: 'P-1', name: 'Dal', ...read }));

  test('an id or a name alone is looked up, and said to be incomplete until then', () => {
    const came = { data: [{ id: 1, name: 'Dal', price: 1, categoryId: '7', subCategory: 'Moong', brand: 3 }] };
    expect(adapt(getProducts, came).incomplete.toSorted()).toEqual(['brand', 'category', 'subCategory']);
    const known = {
      category: [{ id: 7, name: 'Rice & Dal', slug: 'rd' }],
      subCategory: [{ id: 's', name: 'moong', slug: null }],
      brand: [{ id: '3', name: 'Tata' }],
    };
    const { answer, incomplete } = adapt(getProducts, came, known);
    expect(incomplete).toEqual([]);
    expect(v.parse(getProducts.answer, answer).data[0]).toMatchObject({
      category: { id: 7, name: 'Rice & Dal', slug: 'rd' },
      subCategory: { id: 's', name: 'moong' },
      brand: { id: '3', name: 'Tata' },
    });
  });
});

describe('lists', () => {
  const one = { id: 1, name: 'Dal', price: 10 };
  test.each([
    [[one], null],
    [{ items: [one], total: 40 }, 40],
    [{ status: 'success', data: { items: [one], total: '40' } }, 40],
    [{ payload: { content: [one], totalElements: 40 } }, 40],
    [{ results: [one], count: 40, next: null }, 40],
    [{ data: [one], meta: { pagination: { total: 40 } } }, 40],
    [{ data: [one], count: 1, totalCount: 40 }, 40],
    [{ data: [one], page: 1, totalPages: 1 }, 1],
    [{ data: [one], count: 'many' }, null],
    [{ success: true, result: { products: [one] } }, null],
    [{ data: { P1: { name: 'Dal', price: 10 }, P2: { name: 'Rice', price: 12 } } }, null],
  ])('%j', (came, count) => {
    const answer = v.parse(getProducts.answer, adapt(getProducts, came).answer);
    expect(answer.data[0]?.name).toBe('Dal');
    expect(answer.count).toBe(count);
  });

  test.each([[[]], [{ data: [] }], [{ data: null }], [{ data: { items: [], total: 0 } }], [{}]])(
    '%j is empty',
    (came) => expect(v.parse(getProducts.answer, adapt(getProducts, came).answer).data).toEqual([]),
  );

  test('what can’t be read is left out alone and named by field and kind, never by value', () => {
    const came = {
      data: [one, { id: 2, name: 'Rice', price: 'ask' }, null, { id: 3, name: 'Tea', price: 5 }],
    };
    const { answer, dropped } = adapt(getProducts, came);
    expect(v.parse(getProducts.answer, answer).data.map(({ id }) => id)).toEqual([1, 3]);
    expect(dropped).toEqual([
      { call: 'GET /product/web/', field: 'data.1.price', problem: 'a text came, a number would do' },
      { call: 'GET /product/web/', field: 'data.2', problem: 'null came, an object would do' },
    ]);
  });

  test('a list in which nothing can be read is not an empty shop', () => {
    expect(v.is(getProducts.answer, adapt(getProducts, { data: [{ id: 1 }] }).answer)).toBe(false);
    expect(v.is(getProducts.answer, adapt(getProducts, '<html>').answer)).toBe(false);
    expect(v.is(getProducts.answer, adapt(getProducts, { message: 'maintenance' }).answer)).toBe(false);
  });
});

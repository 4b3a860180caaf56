/** One product in the shape that each of these documents for its own storefront API, with groceries in it. */
export const REST_SHOPS: Record<string, { came: unknown; read: object }> = {
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

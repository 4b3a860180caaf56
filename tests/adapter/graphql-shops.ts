/** One product in the shape that each of these documents for its own storefront API, with groceries in it. */
export const GRAPHQL_SHOPS: Record<string, { came: unknown; read: object }> = {
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
};

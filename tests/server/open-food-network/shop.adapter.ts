import type { ShopAdapter } from '../../../src/adapter/extension.ts';

/** The adapter of a shop that sells by the Open Food Network: hub 3 in its order cycle 12. */
const shopfront = '/v0/order_cycles/12';
const query = { distributor: 3 };

interface Variant {
  readonly id: number;
  readonly unit_to_display: string;
  readonly price_with_fees: string;
  readonly on_hand: number;
  readonly on_demand: boolean;
}
interface Product {
  readonly id: number;
  readonly name: string;
  readonly description_html: string;
  readonly primary_taxon: { readonly id: number; readonly name: string };
  readonly images: readonly { readonly large_url: string }[];
  readonly properties_with_values: readonly { readonly name: string; readonly value: string }[];
  readonly variants: readonly Variant[];
}

const priced = ({ price_with_fees: price, unit_to_display, on_hand, on_demand, id }: Variant) => ({
  id,
  price,
  unit_to_display,
  on_hand,
  on_demand,
});

/** What is put into a cart there is a variant, so every variant is a product here, and its siblings are its pack sizes. */
const goodsIn = (products: readonly Product[]) =>
  products.flatMap(({ variants, description_html: description, properties_with_values: details, ...product }) =>
    variants.map((variant) => ({
      ...product,
      ...priced(variant),
      description,
      variants: variants.map(priced),
      details: details.map(({ name, value }) => ({ label: name, value })),
    })),
  );

const adapter: ShopAdapter = {
  'GET /product-category/web/': {
    request: (sent) => ({ ...sent, path: `${shopfront}/taxons`, query }),
  },
  'GET /product/web/': {
    request: (sent) => {
      const { page = 1, limit = 20, categoryId } = (sent.query ?? {}) as Record<string, string | number>;
      const within = categoryId === undefined ? {} : { 'q[primary_taxon_id_in_any][]': categoryId };
      return { ...sent, path: `${shopfront}/products`, query: { ...query, page, per_page: limit, ...within } };
    },
    // It lists a product with all that it knows of it.
    answer: (came: readonly Product[]) => ({ data: goodsIn(came), detail: 'full' }),
  },
  // It has no call for one product: the list is asked, and the id kept for finding it there.
  'GET /product/web/byid/{id}': {
    request: (sent) => {
      const id = sent.path.split('/').at(-1);
      return { ...sent, path: `${shopfront}/products`, query: { ...query, page: 1, per_page: 500, variant: id } };
    },
    answer: (came: readonly Product[], { query }) => {
      const { variant } = query as { variant: string };
      return { data: goodsIn(came).find(({ id }) => String(id) === variant) };
    },
  },
};

export default adapter;

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A shopfront of the Open Food Network (https://openfoodnetwork.org), as its public API answers it: bare lists,
 * `GET /api/v0/order_cycles/{id}/taxons` and `…/products?distributor=&page=&per_page=&q[primary_taxon_id_in_any][]=`, 404 behind
 * the last page. Field by field after `Api::ProductSerializer`, `Api::VariantSerializer`, `Api::ImageSerializer` and
 * `Api::TaxonSerializer` of openfoodfoundation/openfoodnetwork (AGPL-3.0); nothing of it is copied, and the goods are made up.
 */
export interface OpenShop {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const DAIRY = { id: 4, name: 'Dairy & Eggs', permalink: 'food/dairy-eggs', position: 1 };
const VEGETABLES = { id: 9, name: 'Vegetables', permalink: 'food/vegetables', position: 2 };

const variant = (id: number, unit: string, price: string, onHand: number | null) => ({
  id,
  is_master: false,
  product_name: '',
  sku: '',
  options_text: unit,
  unit_value: parseFloat(unit),
  unit_description: '',
  unit_to_display: unit,
  display_as: null,
  display_name: null,
  name_to_display: unit,
  price,
  on_demand: onHand === null,
  on_hand: onHand ?? 0,
  fees: { admin: '0.0' },
  price_with_fees: price,
  tag_list: [],
  thumb_url: '/noimage/mini.png',
  unit_price_price: price,
  unit_price_unit: 'kg',
});

const product = (id: number, name: string, taxon: typeof DAIRY, variants: ReturnType<typeof variant>[], more = {}) => ({
  id,
  name,
  permalink: name.toLowerCase().replaceAll(' ', '-'),
  meta_keywords: null,
  group_buy: false,
  notes: null,
  description: '',
  description_html: '',
  properties_with_values: [],
  variants,
  primary_taxon: taxon,
  taxons: [{ id: taxon.id }],
  images: [],
  supplier: { id: 21 },
  ...more,
});

const GHEE = product(
  101,
  'Bilona Ghee',
  DAIRY,
  [variant(1001, '500mL', '620.5', 4), variant(1002, '1L', '1180.0', null), variant(1003, '5L', '5500.0', 0)],
  {
    description: 'Churned by hand & slow.From one village.',
    description_html: '<div>Churned <strong>by hand</strong> &amp; slow.<br>From one village.</div>',
    properties_with_values: [{ id: 1, name: 'Farming', value: 'Organic' }],
    images: [
      {
        id: 5,
        alt: '',
        thumb_url: '/media/ghee.svg?mini',
        small_url: '/media/ghee.svg?small',
        image_url: '/media/ghee.svg?product',
        large_url: '/media/ghee.svg',
      },
    ],
  },
);
const PRODUCTS = [
  GHEE,
  product(102, 'Paneer', DAIRY, [variant(1004, '200g', '95.0', 30)]),
  ...Array.from({ length: 22 }, (_, i) =>
    product(200 + i, `Garden Greens No. ${i + 1}`, VEGETABLES, [variant(2000 + i, '250g', `${20 + i}.0`, null)]),
  ),
];

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><circle cx="150" cy="150" r="120" fill="#d9a400"/></svg>`;

export async function startOpenShop(): Promise<OpenShop> {
  const answer = (url: URL): object | string | null => {
    const of = (name: string) => url.searchParams.get(name);
    if (url.pathname === '/media/ghee.svg') return PICTURE;
    if (of('distributor') !== '3') return null;
    if (url.pathname === '/api/v0/order_cycles/12/taxons') return [DAIRY, VEGETABLES];
    if (url.pathname !== '/api/v0/order_cycles/12/products') return null;
    const [page, size, taxon] = [
      Number(of('page') ?? 1),
      Number(of('per_page') ?? 10),
      of('q[primary_taxon_id_in_any][]'),
    ];
    const all = PRODUCTS.filter(({ primary_taxon: own }) => taxon === null || String(own.id) === taxon);
    const found = all.slice((page - 1) * size, page * size);
    return found.length > 0 ? found : null;
  };
  const server = createServer((request, response) => {
    const found = answer(new URL(request.url ?? '/', 'http://shop.test'));
    const type = typeof found === 'string' ? 'image/svg+xml' : 'application/json';
    response.writeHead(found === null ? 404 : 200, { 'content-type': type });
    response.end(typeof found === 'string' ? found : JSON.stringify(found ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HOSTILE, TURN } from '../hostile-text.ts';

/**
 * A provider of another make: the few calls of the contract that a catalogue needs, string ids, fields nobody has heard of,
 * and none of the optional ones; pictures as addresses of its own, relative and absolute. The rest answers 404.
 */
export interface ForeignProvider {
  readonly url: string;
  /** Sells one thing more from now on. */
  readonly add: (product: object) => void;
  readonly stop: () => Promise<void>;
}

const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="80" fill="#c33"/></svg>`;

/** A name without a place to break. */
export const LONG = 'Chhatu'.repeat(23);

export async function startForeignProvider(): Promise<ForeignProvider> {
  let url = '';
  const tea = { id: 'cat:tea', name: 'Tea & Chai', season: 'monsoon' };
  /** Its picture is a photo: it fills its whole square. */
  const long = { id: 'long', name: LONG, image: '/media/opaque.svg' };
  const products: Record<string, unknown>[] = [
    {
      id: 'sku/001',
      name: 'Makaibari First Flush',
      price: 480.5,
      image: '/media/tea.svg',
      vendor: { rank: 3 },
      category: tea,
    },
    ...Array.from({ length: 24 }, (_, i) => ({
      id: `sku-${i + 2}`,
      name: `Garden Tea No. ${i + 2}`,
      price: 100 + i,
      mrp: null,
      warehouse: 'W7',
      image: i === 0 ? 'ABSOLUTE' : null,
      category: tea,
    })),
  ];
  // What a provider might hand on from whoever writes into it.
  const odd = {
    id: `odd"><script>ran('id')`,
    name: HOSTILE[0],
    slug: '../../cart',
    tint: `x" onclick="ran(1)`,
  };
  HOSTILE.forEach((text, i) =>
    products.push({
      id: i === 0 ? 'odd' : `odd-${i}"><script>ran('id')`,
      slug: i === 1 ? '../../index' : `//evil.example/${i}`,
      name: `${TURN}${text}${i === 2 ? 'x'.repeat(100_000) : ''}`,
      price: 10,
      image: null,
      brand: { id: text, name: text },
      description: `${text} ${TURN}${'Long '.repeat(i === 3 ? 20_000 : 1)}`,
      highlights: [text],
      details: [{ label: text, value: text }],
      packSize: text,
      category: odd,
    }),
  );
  products.push({
    id: 'long',
    name: LONG,
    price: 10,
    image: '/media/tea.svg',
    brand: { id: 'long', name: LONG },
    details: [{ label: LONG, value: LONG }],
    highlights: [LONG],
    description: LONG,
    packSize: LONG,
    category: long,
    packs: ['long', 'long-2'].map((id) => ({ id, packSize: LONG, price: 10 })),
  });
  const banners = [
    { id: 1, title: HOSTILE[0], text: HOSTILE[3], link: 'javascript:ran(1)', tint: `leaf" onclick="ran(2)` },
    { id: 2, title: 'To another site', link: '/%5cevil.example' },
    { id: 3, title: HOSTILE[4], alt: HOSTILE[3], image: `"><script>ran('image')</script>`, link: '/cart' },
  ];

  const shown = (): Record<string, unknown>[] =>
    products.map((p) => ({ ...p, ...(p['image'] === 'ABSOLUTE' && { image: `${url}/cdn/two.svg` }) }));

  const answers: Record<string, (query: URLSearchParams) => object> = {
    '/api/product-category/web/': () => ({ data: [tea, odd, long], took: 3 }),
    '/api/product-category/web/home': () => ({ data: [tea, odd, long] }),
    '/api/product-category-grouping/web/': () => ({ data: [{ id: 'g', name: HOSTILE[1] }] }),
    '/api/product-subcategory/web/': () => ({ data: [{ id: HOSTILE[3], name: HOSTILE[3], categoryId: 'cat:tea' }] }),
    '/api/product/product-brand/list': () => ({ data: [] }),
    '/api/product/web/': (query) => {
      const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
      const category = query.get('categoryId');
      const all = shown().filter(({ category: own }) => !category || (own as typeof tea).id === category);
      return { data: all.slice((page - 1) * limit, page * limit), count: all.length, cursor: 'x' };
    },
    '/api/product/web/search/': (query) => {
      const key = (query.get('searchKey') ?? '').toLowerCase();
      return { data: shown().filter(({ name }) => String(name).toLowerCase().includes(key)) };
    },
    '/api/banner/web/bybannertype/': () => ({ data: banners }),
    '/api/banner/mobile/bybannertype/': () => ({ data: banners }),
    '/api/pincode/web/drop-down': () => ({ data: [{ id: 'p-19', pincode: '700019', zone: 'S' }] }),
  };
  for (const shelf of ['newproduct', 'bestseller', 'featuredproduct'])
    answers[`/api/product/web/${shelf}/home`] = () => ({ data: shown().slice(0, 2) });

  // Of the whole shelves one has something, one nothing, and one is a call that nobody knows.
  answers['/api/product/web/bestseller/'] = () => ({ data: shown() });
  answers['/api/product/web/newproduct/'] = () => ({ data: [] });

  const answer = ({ url: path = '' }: IncomingMessage): object | string | null => {
    const { pathname, searchParams } = new URL(path, 'http://provider.test');
    if (/opaque/.test(pathname))
      return PICTURE.replace('<circle', '<rect width="200" height="200" fill="#543"/><circle');
    if (/^\/(media|cdn)\//.test(pathname)) return PICTURE;
    const [, cms] = /^\/api\/cms\/web\/list\/(.+)$/.exec(pathname) ?? [];
    if (cms)
      return { data: [{ id: cms, title: HOSTILE[0], content: `Our ${cms}. ${HOSTILE.join('\n\n')}`, author: 'x' }] };
    const [, id] = /^\/api\/product\/web\/byid\/(.+)$/.exec(pathname) ?? [];
    if (id) {
      const data = shown().find((product) => product['id'] === decodeURIComponent(id));
      return data ? { data } : null;
    }
    return answers[pathname]?.(searchParams) ?? null;
  };

  const server = createServer((request, response) => {
    const found = answer(request);
    response.writeHead(found === null ? 404 : 200, {
      'content-type': typeof found === 'string' ? 'image/svg+xml' : 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(
      typeof found === 'string' ? found : JSON.stringify(found ?? { message: 'No such thing.', code: 'none' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    add: (product) => void products.unshift({ category: tea, ...product }),
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

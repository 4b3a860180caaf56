import { hash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photos } from './photos.ts';

// A provider of section 7 and nothing else, with as many products and photos as its argument says: string ids, no slugs, at
// most 50 products a page, texts and pack sizes by one call each. It says over IPC where it listens.

const total = Number(process.argv[2] ?? 5000);
const CATEGORIES = 40;
const MAX_LIMIT = 50;
const words = [
  'Basmati',
  'Masoor',
  'Gobindobhog',
  'Mustard',
  'Turmeric',
  'Jaggery',
  'Paneer',
  'Hilsa',
  'Spinach',
  'Tea',
];

const photo = await photos();
const calls = new Map<string, number>();
const changed = new Set<number>();

const category = (n: number) => ({ id: `C-${n}`, name: `Aisle ${n}`, image: null });
const product = (n: number) => ({
  id: `P-${n}`,
  name: `${words[n % words.length]} No. ${n}${changed.has(n) ? ', new harvest' : ''}`,
  price: 20 + (n % 400),
  mrp: 30 + (n % 400),
  category: category(n % CATEGORIES),
  image: `/photos/${n}.jpg`,
  updatedAt: changed.has(n) ? '2026-02-01T00:00:00Z' : '2026-01-01T00:00:00Z',
});
const number = (id: string) => Number(id.slice(2));
const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);

function list(query: URLSearchParams): object | number {
  const [page, limit] = [Number(query.get('page') ?? 1), Number(query.get('limit') ?? 20)];
  if (limit > MAX_LIMIT) return 400;
  const wanted = query.get('categoryId');
  const all = range(0, total).filter((n) => !wanted || wanted === `C-${n % CATEGORIES}`);
  return { data: all.slice((page - 1) * limit, page * limit).map(product), count: all.length };
}

const ANSWERS: readonly (readonly [RegExp, (id: string, query: URLSearchParams) => object | number])[] = [
  [/^\/product-category\/web\/(?:home)?$/, () => ({ data: range(0, CATEGORIES).map(category) })],
  [/^\/product\/web\/$/, (_, query) => list(query)],
  [
    /^\/product\/web\/byid\/(.+)$/,
    (id) => ({
      data: {
        ...product(number(id)),
        description: `What ${id} is good for. `.repeat(20),
        brand: { id: 'B', name: 'Ours' },
      },
    }),
  ],
  [
    /^\/product\/product-variant-by-pid\/web\/(.+)$/,
    (id) => ({ data: [{ ...product(number(id)), packSize: '1 kg' }] }),
  ],
];

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider.test');
  const kind = pathname.replace(/[PC]-\d+$/, '{id}').replace(/\d+\.jpg$/, '{n}.jpg');
  const [, picture] = /^\/photos\/(\d+)\.jpg$/.exec(pathname) ?? [];
  if (pathname === '/calls') response.end(JSON.stringify([...calls]));
  else if (pathname === '/change') {
    calls.clear();
    changed.add(7);
    response.end();
  } else if (picture) {
    const etag = `"${hash('md5', picture, 'hex')}"`;
    const isNotModified = request.headers['if-none-match'] === etag;
    count(`${kind} ${isNotModified ? 304 : 200}`);
    response.writeHead(isNotModified ? 304 : 200, { etag, 'content-type': 'image/jpeg' });
    response.end(isNotModified ? undefined : photo(Number(picture)));
  } else {
    for (const [path, make] of ANSWERS) {
      const match = path.exec(pathname.replace('/api', ''));
      const found = match && make(match[1] ?? '', searchParams);
      if (!found) continue;
      const status = typeof found === 'number' ? found : 200;
      count(`${kind} ${status}`);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(status === 200 ? JSON.stringify(found) : '{"message":"At most 50."}');
      return;
    }
    count(`${kind} 404`);
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"message":"No such call."}');
  }
}

const count = (kind: string): void => void calls.set(kind, (calls.get(kind) ?? 0) + 1);

const server = createServer(answer).listen(0, 'localhost', () =>
  process.send?.(`http://localhost:${(server.address() as AddressInfo).port}`),
);

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { category, product } from '../../../../provider/db/schema/catalogue.ts';
import { photo, photoOriginal, photoUrl } from '../../../../provider/db/schema/photo.ts';
import { importPhotos, sweepPhotos } from '../../../../provider/domain/photos/import-photos.ts';
import { photosByName } from '../../../../provider/domain/photos/photo-source.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import type { Shop } from '../../fixtures/open.ts';
import { openOrderFixture, type OrderFixture } from '../../fixtures/order-fixture.ts';
import { generatePhoto, type TestPhoto } from '../../fixtures/photos/generate-photos.ts';
import { type PhotoServer, startPhotoServer } from '../../fixtures/photos/photo-server.ts';

const DAY_MS = 86_400_000;
let shop: Shop;
let shopper: OrderFixture['shopper'];
let order: OrderFixture['order'];
let server: PhotoServer;
let photos: readonly TestPhoto[];
/** What the server says instead of a photo. */
let status: number | undefined;
let etags = true;

beforeAll(async () => {
  ({ shop, shopper, order } = await openOrderFixture());
  photos = await Promise.all([0, 6, 12].map(generatePhoto));
  server = await startPhotoServer((request, response) => {
    const at = Number(/^\/(\d)\.jpg/.exec(request.url ?? '')?.[1] ?? NaN);
    const found = photos[at];
    if (status ?? !found) return void response.writeHead(status ?? 404).end();
    if (etags && request.headers['if-none-match'] === `"${at}"`) return void response.writeHead(304).end();
    // Slow enough for several to be under way at once.
    setTimeout(() => response.writeHead(200, etags ? { etag: `"${at}"` } : {}).end(found?.bytes), 20);
  });
});
afterAll(async () => {
  await server.stop();
  await shop.close();
});
afterEach(async () => {
  [status, etags] = [undefined, true];
  server.calls.length = 0;
  await shop.db.delete(photo);
});

const load = (sources: readonly string[], more: Partial<Parameters<typeof importPhotos>[1]> = {}) =>
  importPhotos(shop.db, {
    products: [{ sku: 'salt', name: 'Tata Salt', sources }],
    allowedHosts: [server.host],
    now: MORNING,
    ...more,
  });
const url = (path: string | number) => server.url(typeof path === 'number' ? `/${path}.jpg` : path);
const files = () =>
  photosByName(
    photos.map(({ name }) => name),
    async (name) => photos.find((it) => it.name === name)?.bytes ?? Buffer.alloc(0),
  );

test('photos are stored once, in order, whoever names them', async () => {
  const report = await importPhotos(shop.db, {
    products: [
      { sku: 'a', name: 'A', sources: [url(1), url(0), url(1)] },
      { sku: 'b', name: 'B', sources: [url(0)] },
      { sku: 'c', name: 'C', sources: [] },
    ],
    allowedHosts: [server.host],
    now: MORNING,
  });
  expect(report).toMatchObject({ fetched: 2, unchanged: 0, failed: [] });
  expect(report.photos.get('a')).toHaveLength(2);
  expect(report.photos.get('b')).toEqual([report.photos.get('a')?.[1]]);
  expect(report.photos.has('c')).toBe(false);
  expect(server.calls.toSorted()).toEqual(['/0.jpg', '/1.jpg']);
});

test.each([true, false])('a second import changes nothing, with ETags or without (%s)', async (withEtags) => {
  etags = withEtags;
  const first = await load([url(0), url(1)]);
  const rows = () => Promise.all([photo, photoOriginal, photoUrl].map((table) => shop.db.select().from(table)));
  const before = await rows();
  const second = await load([url(0), url(1)]);
  expect(second).toMatchObject({ fetched: 0, unchanged: 2 });
  expect(second.photos).toEqual(first.photos);
  expect(await rows()).toEqual(before);
});

test('the same file from elsewhere is not stored again', async () => {
  const first = await load([url(0)]);
  const second = await load([url('/0.jpg?size=large'), photos[0]?.name ?? ''], { files: files() });
  expect(second).toMatchObject({ fetched: 0, unchanged: 2 });
  expect(second.photos).toEqual(first.photos);
});

test('what fails is said in a sentence, and the others come', async () => {
  const report = await load([url('/9.jpg?key=secret'), 'salt.jpg', url(0), 'http://10.0.0.1/a.jpg']);
  expect(report.photos.get('salt')).toHaveLength(1);
  expect(report.failed.map(({ reason }) => reason)).toEqual([
    `The photo http://${server.host}/9.jpg of Tata Salt could not be fetched: the server said 404.`,
    'The photo salt.jpg of Tata Salt could not be used: it is no address such as https://…, and no photos came with the catalogue.',
    'The photo http://10.0.0.1/a.jpg of Tata Salt could not be fetched: its address leads into a private network, which PHOTO_HOSTS does not name.',
  ]);
  expect(report.failed[0]).toMatchObject({ sku: 'salt', source: url('/9.jpg?key=secret') });
  const missing = await load(['salt.jpg'], { files: files() });
  expect(missing.failed[0]?.reason).toContain('there is no file of that name beside the catalogue');
  expect(missing.photos.size).toBe(0);
  const damaged = photosByName(['salt.jpg'], () => Promise.reject(new Error('invalid block')));
  const { failed } = await load(['salt.jpg', url(0)], { files: damaged });
  expect(failed.map(({ reason }) => reason)).toEqual([expect.stringMatching(/its file can’t be read\.$/)]);
});

test('while a server is down the photo of the last import stays; one that is gone goes', async () => {
  const first = await load([url(0)]);
  status = 503;
  const down = await load([url(0)]);
  expect(down.photos).toEqual(first.photos);
  expect(down.failed[0]?.reason).toMatch(/the server said 503\. The one of the last import stays\.$/);
  status = 404;
  const gone = await load([url(0)]);
  expect(gone.photos.size).toBe(0);
  expect(gone.failed[0]?.reason).toMatch(/the server said 404\.$/);
});

test('a host is asked for four at once, progress is told, the eleventh photo of a product is refused', async () => {
  const told: number[] = [];
  const sources = Array.from({ length: 11 }, (_, i) => url(`/0.jpg?${i}`));
  const { failed } = await load(sources, { onProgress: (done, total) => told.push(done / total) });
  expect(server.atOnce()).toBe(4);
  expect(told).toHaveLength(10);
  expect(told.at(-1)).toBe(1);
  expect(failed.map(({ reason }) => reason)).toEqual([expect.stringContaining('a product has 10 photos at most')]);
});

test('the shop answers with photos, several in order, and with drawings where there are none', async () => {
  const { photos: stored } = await load([url(0), url(1)]);
  const [first = '', second = ''] = stored.get('salt') ?? [];
  const { body: before } = await shop.get('/product/web/byid/tomato');
  expect(before.data.image).toMatch(/^\/api\/pictures\/[a-z-]+\.svg$/);
  await shop.db
    .update(product)
    .set({ picture: first, pictures: [first, second] })
    .where(eq(product.slug, 'basmati-rice'));
  const { body } = await shop.get('/product/web/byid/basmati-rice');
  expect(body.data.image).toBe(`/api/pictures/${first}.webp`);
  expect(body.data.images).toEqual([first, second].map((id) => `/api/pictures/${id}.webp`));

  const buyer = await shopper(['basmati-rice', 2]);
  const { body: cart } = await shop.get('/cart/web/c', buyer.token);
  expect(cart.data[0].product.image).toBe(body.data.image);
  const ordered = await order(buyer);
  expect(ordered.body.data.items[0].image).toBe(body.data.image);

  const served = await shop.fetch(new Request(`http://shop${body.data.image}`));
  expect(served.headers.get('content-type')).toBe('image/webp');
  expect(served.headers.get('cache-control')).toContain('immutable');
  expect(
    Buffer.from(await served.arrayBuffer())
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  const { body: after } = await shop.get('/product/web/byid/tomato');
  expect(after).toEqual(before);
});

test('photos that nothing shows are removed after 30 days, and not those that something shows', async () => {
  const { photos: stored } = await load([url(0), url(1), url(2)]);
  const [used = '', ordered = '', unused = ''] = stored.get('salt') ?? [];
  await shop.db
    .update(product)
    .set({ picture: 'drawn', pictures: ['drawn', used] })
    .where(eq(product.slug, 'tomato'));
  await shop.db.update(category).set({ picture: ordered }).where(eq(category.slug, 'dairy'));
  const after = (days: number) => new Date(MORNING.getTime() + days * DAY_MS);
  expect(await sweepPhotos(shop.db, after(0))).toBe(0);
  expect(await sweepPhotos(shop.db, after(29))).toBe(0);
  // Shown again by an import that is undone: the thirty days begin anew.
  await load([url(2)], { now: after(29) });
  expect(await sweepPhotos(shop.db, after(31))).toBe(0);
  expect(await sweepPhotos(shop.db, after(62))).toBe(1);
  const left = (await shop.db.select({ id: photo.id }).from(photo)).map(({ id }) => id);
  expect(left.toSorted()).toEqual([used, ordered].toSorted());
  expect(left).not.toContain(unused);
});

test('a server that is down is not asked for every photo', async () => {
  status = 503;
  const sources = Array.from({ length: 60 }, (_, i) => url(`/0.jpg?${i}`));
  const products = sources.map((source, i) => ({ sku: `${i}`, name: 'Salt', sources: [source] }));
  const { failed } = await importPhotos(shop.db, { products, allowedHosts: [server.host], now: MORNING });
  expect(failed).toHaveLength(60);
  expect(failed.at(-1)?.reason).toContain('its server failed 20 times in a row and was not asked again');
  // Each twice, and what was under way at the twentieth.
  expect(server.calls.length).toBeLessThanOrEqual(2 * (20 + 4));
});

test('hosts that do not answer, however many, keep no photo of others waiting', async () => {
  const silent = await Promise.all(Array.from({ length: 3 }, () => startPhotoServer(() => {})));
  const sources = silent.flatMap((one) => Array.from({ length: 6 }, (_, i) => one.url(`/${i}.jpg`)));
  const good = Array.from({ length: 10 }, (_, i) => url(`/0.jpg?${i}`));
  let isTold: () => void = () => {};
  const told = new Promise<void>((resolve) => (isTold = resolve));
  const products = [...sources, ...good].map((source, i) => ({ sku: `${i}`, name: 'Salt', sources: [source] }));
  const importing = importPhotos(shop.db, {
    products,
    allowedHosts: [server.host, ...silent.map(({ host }) => host)],
    now: MORNING,
    onProgress: (done) => done === good.length && isTold(),
  });
  await told;
  expect(server.calls).toHaveLength(good.length);
  expect(
    silent.map(({ calls }) => calls.length),
    'each is asked for one',
  ).toEqual([1, 1, 1]);
  await Promise.all(silent.map((one) => one.stop()));
  expect((await importing).failed).toHaveLength(sources.length);
});

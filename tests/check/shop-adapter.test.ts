import { expect, test } from 'vitest';
import { readOptions } from '../../check/options.ts';
import { type Report, runCheck } from '../../check/run.ts';
import type { ShopAdapter } from '../../src/adapter/extension.ts';

const asked: Request[] = [];

/** A provider under /v2 that wants a key, puts its answers into an envelope and refuses by numbers. */
function answer(request: Request): Response {
  asked.push(request);
  const { pathname } = new URL(request.url);
  if (request.headers.get('x-key') !== 'k' || !pathname.startsWith('/api/v2/'))
    return Response.json({ no: 1 }, { status: 403 });
  if (!pathname.endsWith('/product-category/web/')) return Response.json({ no: 2 }, { status: 404 });
  return Response.json({ envelope: { data: [{ id: 'veg', name: 'Vegetables' }] } });
}

const shop: ShopAdapter = {
  every: {
    request: (sent) => ({ ...sent, path: `/v2${sent.path}`, headers: { ...sent.headers, 'x-key': 'k' } }),
    answer: (received: { envelope: object }) => received.envelope,
  },
  refusal: () => ({ message: 'There is no such thing here.', code: 'not_here' }),
};

function check(adapter: ShopAdapter): Promise<Report> {
  asked.length = 0;
  const options = readOptions(['http://provider.test', '--repeats', '0'], {}, () => Promise.resolve('123456'));
  return runCheck(options, undefined, (request) => Promise.resolve(answer(request)), adapter);
}

const found = ({ calls, rules }: Report, subject: string) =>
  [...calls, ...rules].find((finding) => finding.subject === subject);

test('the check asks through the shop’s hooks, in what it makes up itself too', async () => {
  const report = await check(shop);
  expect(asked.filter(({ url }) => !url.includes('/api/v2/'))).toEqual([]);
  expect(asked.filter(({ headers }) => headers.get('x-key') !== 'k')).toEqual([]);
  expect(found(report, 'GET /product-category/web/')).toMatchObject({
    verdict: 'readable',
    notes: ['shop.adapter.ts reads it'],
  });
  expect(found(report, 'An unknown product is refused with 404, in words')).toMatchObject({ verdict: 'right' });
});

test('the check names a hook that throws, though the shop came through', async () => {
  const fail = () => {
    throw new Error('Oh');
  };
  const report = await check({ ...shop, refusal: fail });
  const { verdict, notes } = found(report, 'GET /product/web/') ?? {};
  expect([verdict, notes?.[0]]).toEqual([
    'wrong',
    'It broke: HookError: shop.adapter.ts: the hook `refusal` threw at GET /product/web/: Error: Oh',
  ]);
});

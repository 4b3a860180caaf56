import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../provider/db/database.ts';
import { changeOrderStatus } from '../../provider/domain/orders/change-status.ts';
import { ShopServer } from '../../server/http.ts';
import { openEvents } from '../provider/fixtures/events.ts';
import { openOrderFixture } from '../provider/fixtures/order-fixture.ts';
import { Nginx } from '../../harness/nginx.ts';
import { needsNginx } from '../skip-unless.ts';
import { SmallSite } from './small-site.ts';

const site = new SmallSite();
const nginx = new Nginx();
const provider = new ShopServer();
const { shop, shopper, order } = await openOrderFixture();
beforeAll(async () => {
  provider.answerApi(shop.fetch);
  const port = await provider.listen(0, '127.0.0.1');
  await nginx.start({ SITE_ROOT: site.dir, PROVIDER: `127.0.0.1:${port}` });
});
afterAll(async () => {
  await nginx.stop();
  await shop.close();
  await provider.close();
  site.remove();
});

test('the events of an order come through nginx one by one, beside its other calls', needsNginx(), async () => {
  const customer = await shopper(['tomato', 1]);
  const { id } = (await order(customer)).body.data as { id: number };
  const base = `http://127.0.0.1:${nginx.http}/api`;
  const { answer, next, leave } = await openEvents(fetch, base, id, customer.token);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(await next()).toBe('placed');
  await inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, 'packed', shop.clock.now));
  expect(await next()).toBe('packed');
  const one = await fetch(`${base}/order/${id}`, { headers: { authorization: `Bearer ${customer.token}` } });
  expect(one.status).toBe(200);
  await leave();
});

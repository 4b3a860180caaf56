import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../provider/db/database.ts';
import { changeOrderStatus } from '../../../provider/domain/orders/change-status.ts';
import { pincode } from '../../../provider/db/schema/address.ts';
import { getOrder, postOrder } from '../../../src/api/order.ts';
import { type Following, followOrder } from '../../../src/stores/account/follow-order.ts';
import { HOME } from '../../provider/fixtures/fixture.ts';
import { SLOT } from '../../provider/fixtures/order-fixture.ts';
import { logIn, lost, openClient } from '../client-fixture.ts';

const shopping = openClient();
const looks = new Set<() => void>();
const page = {
  documentElement: { lang: 'en' },
  hidden: false,
  addEventListener: (_: string, look: () => void) => looks.add(look),
  removeEventListener: (_: string, look: () => void) => looks.delete(look),
};
const show = (isSeen: boolean) => {
  page.hidden = !isSeen;
  for (const look of looks) look();
};

let following: Following | undefined;
let said: string[] = [];
beforeEach(() => {
  page.hidden = false;
  said = [];
  vi.stubGlobal('document', page);
  for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {});
  vi.stubGlobal('location', { protocol: 'http:' });
});
afterEach(() => {
  following?.end();
  vi.useRealTimers();
});

/** A customer's new order, followed: what it is like after each event is noted. */
async function followed(): Promise<number> {
  const { shop, tomato } = shopping;
  const token = await logIn(shopping);
  await shop.ask('POST', '/cart/', { token, body: { productId: tomato.id } });
  const [place] = await shop.db.select().from(pincode).orderBy(pincode.pincode);
  const saved = await shop.ask('POST', '/user-address/', { token, body: { ...HOME, pincodeId: place?.id } });
  const body = {
    addressId: saved.body.data.id as number,
    slotId: SLOT,
    couponCode: null,
    paymentMethod: 'cash',
  } as const;
  const { id } = await postOrder(body, `key of ${token.slice(-20)}`);
  following = followOrder(id, async () => void said.push((await getOrder(id)).status));
  return Number(id);
}
const move = (id: number, to: 'confirmed' | 'packed' | 'cancelled') =>
  inTransaction(shopping.shop.db, (tx) => changeOrderStatus(tx, id, to, shopping.shop.clock.now));

describe('an order that is open', () => {
  test('is read at once and after each step, and no more when it is closed', async () => {
    const id = await followed();
    await expect.poll(() => said).toEqual(['placed']);
    expect(following?.isLive()).toBe(true);
    await move(id, 'confirmed');
    await expect.poll(() => said).toEqual(['placed', 'confirmed']);
    await move(id, 'cancelled');
    await expect.poll(() => said).toEqual(['placed', 'confirmed', 'cancelled']);
    await expect.poll(() => following?.isLive()).toBe(false);
  });

  test('is not followed while nobody sees it, and read again when somebody does', async () => {
    const id = await followed();
    await expect.poll(() => said).toEqual(['placed']);
    show(false);
    expect(following?.isLive()).toBe(false);
    await move(id, 'packed');
    show(true);
    await expect.poll(() => said).toEqual(['placed', 'packed']);
    expect(following?.isLive()).toBe(true);
  });

  test('is asked for once at a provider that sends no events, or a page instead', async () => {
    for (const answer of [
      () => Response.json({ message: 'There is nothing at this address.', code: 'unknown_path' }, { status: 404 }),
      () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
    ]) {
      shopping.session.clear();
      let asked = 0;
      shopping.network = (request) => {
        if (!request.url.endsWith('/events')) return shopping.shop.fetch(request);
        asked += 1;
        return Promise.resolve(answer());
      };
      await followed();
      await expect.poll(() => shopping.session.get('unsupported')).toContain('orderEvents');
      show(false);
      show(true);
      expect(following?.isLive()).toBe(false);
      expect(asked).toBe(1);
      following?.end();
    }
  });

  test('is followed again half a minute after it could not be', async () => {
    shopping.network = (request) => (request.url.endsWith('/events') ? lost() : shopping.shop.fetch(request));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await followed();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(following?.isLive()).toBe(false);
    shopping.network = shopping.shop.fetch;
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    await expect.poll(() => following?.isLive()).toBe(true);
    await expect.poll(() => said).toEqual(['placed']);
  });
});

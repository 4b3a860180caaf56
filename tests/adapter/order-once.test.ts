import { beforeEach, describe, expect, test } from 'vitest';
import { createAdapter } from '../../src/adapter/adapter.ts';
import { connection } from '../../src/api/connection.ts';
import { getPlacedOrder, postOrder } from '../../src/api/order.ts';
import { type Answer, provider, startTestProvider } from './test-provider.ts';

startTestProvider();

describe('an order is placed once', () => {
  const order = { addressId: 'a', slotId: 's', paymentMethod: 'cash' as const };
  const placed: { order_id: string; status: string; total: string }[] = [];
  /** Takes an order and loses the answer as often as it is said to. */
  const shop = (lost: number, answerOf: () => Answer | null = () => null): typeof provider.answer => {
    let times = lost;
    return ({ method }) => {
      if (method === 'GET') return placed.length > 0 ? [200, { orders: placed }] : [404, { message: 'No orders yet' }];
      placed.push({ order_id: `O-${placed.length + 1}`, status: 'NEW', total: '240.00' });
      return times-- > 0 ? answerOf() : [201, { order: placed.at(-1) }];
    };
  };
  beforeEach(() => void (placed.length = 0));

  test('whose answer comes', async () => {
    provider.answer = shop(0);
    expect(await postOrder(order, 'k1')).toMatchObject({ id: 'O-1', number: 'O-1', status: 'placed', toPay: 24_000 });
    // Nobody has said that browsers may send it.
    expect(provider.asked.filter(({ headers }) => headers['idempotency-key'])).toEqual([]);
  });

  test.each([
    ['the connection breaks', () => null],
    ['the provider breaks', (): Answer => [502]],
  ])('when %s after it was taken: it is found among the orders', async (_, how) => {
    provider.answer = shop(1, how);
    expect(await postOrder(order, `k2${_}`)).toMatchObject({ id: 'O-1' });
    expect(placed).toHaveLength(1);
  });

  test('when it never arrived: it is said, and not sent again by itself', async () => {
    provider.answer = ({ method }) => (method === 'GET' ? [200, []] : [503]);
    await expect(postOrder(order, 'k3')).rejects.toMatchObject({ status: 409, code: 'order_uncertain' });
    expect(provider.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('a refusal is the provider’s own, and the next try is a new one', async () => {
    provider.answer = ({ method }) => (method === 'GET' ? [200, []] : [409, { error: 'Slot is full' }]);
    await expect(postOrder(order, 'k4')).rejects.toThrow('Slot is full');
    provider.answer = shop(0);
    expect(await postOrder(order, 'k4')).toMatchObject({ id: 'O-1' });
  });

  test('the key goes along where browsers may send it', async () => {
    connection.adapter = createAdapter({ dropped: () => {}, sendsKey: true });
    provider.answer = shop(0);
    await postOrder(order, 'k5');
    const sent = provider.asked.find(({ method }) => method === 'POST');
    expect(sent?.headers['idempotency-key']).toBe('k5');
  });

  test('what was sent before the page was left is found among the orders, and not sent again', async () => {
    let isListed = true;
    const listing = shop(1);
    provider.answer = (asked) => {
      const answer = asked.method === 'GET' && !isListed ? null : listing(asked);
      if (asked.method === 'POST') isListed = false; // And the network is gone.
      return answer;
    };
    await expect(postOrder(order, 'k6')).rejects.toThrow();
    await expect(getPlacedOrder('k6')).rejects.toThrow();
    isListed = true;
    expect(await getPlacedOrder('k6')).toMatchObject({ id: 'O-1', toPay: 24_000 });
    expect(provider.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('what never left the device has not arrived, and looking sends nothing', async () => {
    provider.answer = () => null;
    await expect(postOrder(order, 'k7')).rejects.toThrow();
    provider.answer = shop(0);
    expect(await getPlacedOrder('k7')).toBe(null);
    expect(placed).toHaveLength(0);
    expect(await postOrder(order, 'k7')).toMatchObject({ id: 'O-1' });
  });

  test('a provider that lists no orders can’t tell', async () => {
    provider.answer = ({ method }) => (method === 'GET' ? [500] : null);
    await expect(postOrder(order, 'k8')).rejects.toMatchObject({ code: 'order_uncertain' });
  });
});

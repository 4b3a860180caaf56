import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission, type Priority, type ShedReason } from '../../../provider/http/admission.ts';
import { callName, priorityOf, waitsForOthers } from '../../../provider/http/call-priority.ts';
import { calls } from '../../../contract/calls.ts';
import { ProviderError } from '../../../provider/domain/errors.ts';

const PLACES = 10;
/** What may wait for ten places. */
const MAY_WAIT = 200;

let admission: Admission;
let shed: [Priority, ShedReason][];
/** In the order they began. */
let began: string[];
let finish: (() => void)[];
beforeEach(() => {
  vi.useFakeTimers();
  [shed, began, finish] = [[], [], []];
  admission = new Admission(PLACES, (priority, reason) => shed.push([priority, reason]));
});
afterEach(() => {
  vi.useRealTimers();
});

/** Asks for a place, and keeps it until it is told to finish. */
const ask = (priority: Priority, name: string = priority) => {
  const asked = admission.run(priority, () => {
    began.push(name);
    return new Promise<void>((resolve) => finish.push(resolve));
  });
  asked.catch(() => {});
  return asked;
};
const asks = (count: number, priority: Priority) => Array.from({ length: count }, () => ask(priority));
/** One that is done leaves its place. */
const finishOne = async () => {
  finish.shift()?.();
  await vi.advanceTimersByTimeAsync(0);
};

describe('who may ask the database next', () => {
  test('as many as there are places begin at once, others when one of them is done', async () => {
    asks(PLACES + 1, 'order');
    expect(began).toHaveLength(PLACES);
    expect(admission.waiting('order')).toBe(1);
    await finishOne();
    expect(began).toHaveLength(PLACES + 1);
    expect(admission.waiting('order')).toBe(0);
  });

  test('searches take half of the places, what is read of the catalogue four of five, the rest is kept for orders', () => {
    asks(20, 'search');
    expect(admission.underWay).toBe(5);
    asks(20, 'catalogue');
    expect(admission.underWay).toBe(8);
    asks(20, 'order');
    expect(admission.underWay).toBe(PLACES);
  });

  test('an order that came last goes before carts, these before the catalogue, searches come last', async () => {
    asks(PLACES, 'order');
    for (const priority of ['search', 'catalogue', 'cart', 'order'] as const) ask(priority);
    while (finish.length > 0) await finishOne();
    expect(began.slice(PLACES)).toEqual(['order', 'cart', 'catalogue', 'search']);
  });

  test('work that fails leaves its place too', async () => {
    const one = new Admission(1);
    await expect(one.run('order', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(one.underWay).toBe(0);
    expect(await one.run('search', async () => 'done')).toBe('done');
  });

  test('where nobody may wait any more, the next is told so at once, with the time to come back', async () => {
    asks(PLACES + MAY_WAIT, 'order');
    const refused = await ask('order').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderError);
    expect(refused).toMatchObject({ status: 503, code: 'overloaded' });
    expect(Number((refused as ProviderError).headers['retry-after'])).toBeGreaterThanOrEqual(5);
    expect(shed).toEqual([['order', 'full']]);
  });

  test('an order then takes the place of the last search that waits, a search takes nobody’s', async () => {
    asks(PLACES, 'order');
    const waiting = asks(MAY_WAIT, 'search');
    const order = ask('order');
    await expect(waiting.at(-1)).rejects.toMatchObject({ code: 'overloaded' });
    expect(admission.waiting('search')).toBe(MAY_WAIT - 1);
    await expect(ask('search')).rejects.toMatchObject({ code: 'overloaded' });
    expect(shed).toEqual([
      ['search', 'displaced'],
      ['search', 'full'],
    ]);
    await finishOne();
    expect(began).toHaveLength(PLACES + 1);
    finish.at(-1)?.();
    await expect(order).resolves.toBeUndefined();
  });

  test.each([
    ['search', 1000],
    ['catalogue', 2000],
    ['cart', 4000],
    ['order', 8000],
  ] as const)('%s waits for %d milliseconds at most', async (priority, patience) => {
    asks(PLACES, 'order');
    const asked = ask(priority);
    await vi.advanceTimersByTimeAsync(patience - 1);
    expect(admission.waiting(priority)).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(asked).rejects.toMatchObject({ code: 'overloaded' });
    expect(shed).toEqual([[priority, 'waited']]);
  });
});

describe('what goes first', () => {
  test('every step to an order is one, a cart is a cart, and only searches are searches', () => {
    const byPriority = Object.groupBy(Object.values(calls), priorityOf);
    const namesOf = (priority: Priority) => byPriority[priority]?.map(callName) ?? [];
    expect(namesOf('search').sort()).toEqual(['searchProducts', 'suggestProducts']);
    const steps = ['getOtp', 'verifyLoginOtp', 'getAddresses', 'getSlots', 'checkCoupon', 'getQrCodes', 'postOrder'];
    expect(namesOf('order')).toEqual(expect.arrayContaining(steps));
    expect(namesOf('cart')).toEqual(expect.arrayContaining(['getCart', 'postCart', 'postWishlist']));
    expect(namesOf('catalogue')).toEqual(expect.arrayContaining(['getProducts', 'getProduct', 'getCategories']));
  });

  test('who waits for the SMS gateway, the publisher or photos keeps no place of the database', () => {
    const outside = Object.values(calls).filter(waitsForOthers).map(callName);
    expect(outside).toEqual(expect.arrayContaining(['getOtp', 'register', 'postIssue', 'publish', 'getSiteStatus']));
    expect(outside).not.toContain('verifyLoginOtp');
    expect(outside).not.toContain('postOrder');
  });
});

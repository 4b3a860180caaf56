import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission, PRIORITIES, type Priority, type ShedReason } from '../../../provider/http/admission.ts';
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
const ask = (priority: Priority, from = 'somebody') => {
  const asked = admission.run(priority, from, () => {
    began.push(from === 'somebody' ? priority : `${from}: ${priority}`);
    return new Promise<void>((resolve) => finish.push(resolve));
  });
  asked.catch(() => {});
  return asked;
};
const asks = (count: number, priority: Priority, from?: string) =>
  Array.from({ length: count }, () => ask(priority, from));
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

  test('where all share one connection, searches and the catalogue let one’s only order finish first, for a while', async () => {
    admission = new Admission(PLACES, undefined, { sharesConnection: true });
    const order = (from: string) => ask('order', from);
    ask('search');
    order('Mou');
    for (const priority of ['search', 'catalogue', 'cart'] as const) ask(priority);
    expect(began).toEqual(['search', 'Mou: order', 'cart']);
    // What has begun waits between two of its statements.
    let goesOn = false;
    void admission.yieldToOrders('search').then(() => (goesOn = true));
    await vi.advanceTimersByTimeAsync(200);
    expect([began.length, goesOn]).toEqual([3, false]);
    // However many order, one after the other.
    await vi.advanceTimersByTimeAsync(60);
    // It goes on once the connections that came meanwhile are accepted.
    for (let round = 0; round < 10; round += 1) await setImmediate();
    expect([began.slice(3), goesOn]).toEqual([['catalogue'], true]);
    while (finish.length > 0) await finishOne();
    expect(began.slice(4)).toEqual(['search']);
  });

  test('who orders several times at once keeps no search waiting', () => {
    admission = new Admission(PLACES, undefined, { sharesConnection: true });
    for (const priority of ['order', 'order', 'search'] as const) ask(priority, priority);
    expect(began.at(-1)).toBe('search: search');
  });

  test('work that fails leaves its place too', async () => {
    const one = new Admission(1);
    await expect(one.run('order', 'somebody', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(one.underWay).toBe(0);
    expect(await one.run('search', 'somebody', async () => 'done')).toBe('done');
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
    ['search', 3000],
    ['catalogue', 1875],
    ['cart', 3750],
    ['order', 7500],
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

/** Who began, of those that did after the first so many. */
const beganAfter = (count: number) => began.slice(count);

describe('several callers', () => {
  test.each(PRIORITIES)(
    'one that asks for more %s than there are places leaves the next place to another',
    async (priority) => {
      asks(60, priority, 'greedy');
      const places = admission.underWay;
      ask(priority, 'mou');
      await finishOne();
      expect(beganAfter(places)).toEqual([`mou: ${priority}`]);
    },
  );

  test.each(PRIORITIES.flatMap((flood) => PRIORITIES.map((other) => [flood, other] as const)))(
    'one that asks for %s without end keeps nobody from a %s',
    async (flood, other) => {
      asks(60, flood, 'greedy');
      ask(other, 'mou');
      if (!began.includes(`mou: ${other}`)) await finishOne();
      expect(began.at(-1)).toBe(`mou: ${other}`);
    },
  );

  test('take turns: who holds fewest places is next, and of equals who was let in longest ago', async () => {
    asks(20, 'search', 'a');
    asks(20, 'search', 'b');
    asks(20, 'search', 'c');
    for (let turn = 0; turn < 35; turn += 1) await finishOne();
    // Once the first has given up what it held alone.
    const later = began.slice(-30);
    const [a = 0, b = 0, c = 0] = ['a', 'b', 'c'].map((from) => later.filter((each) => each.startsWith(from)).length);
    expect(Math.max(a, b, c) - Math.min(a, b, c)).toBeLessThanOrEqual(1);
  });

  test('however many search, half of the places are kept from searches', async () => {
    for (const from of ['a', 'b', 'c', 'd']) asks(60, 'search', from);
    for (let turn = 0; turn < 40; turn += 1) {
      expect(admission.underWay).toBe(5);
      await finishOne();
    }
    for (const from of ['a', 'b', 'c', 'd']) asks(60, 'catalogue', from);
    for (let turn = 0; turn < 40; turn += 1) {
      expect(admission.underWay).toBe(8);
      await finishOne();
    }
  });

  test('one alone may have every place, and has its share of them while others want some', async () => {
    asks(40, 'order', 'a');
    expect(admission.underWay).toBe(PLACES);
    asks(40, 'order', 'b');
    for (let turn = 0; turn < PLACES; turn += 1) await finishOne();
    expect(began.slice(-PLACES).filter((each) => each.startsWith('b'))).toHaveLength(PLACES / 2);
  });

  test('a hundred with one order each go before all their searches', async () => {
    for (let each = 0; each < 100; each += 1) ask('order', `shopper ${each}`);
    for (let each = 0; each < 100; each += 1) ask('search', `reader ${each}`);
    for (let turn = 0; turn < 100 - PLACES; turn += 1) await finishOne();
    expect(began.filter((each) => each.endsWith('search'))).toEqual([]);
    expect(began).toHaveLength(100);
  });

  test.each(PRIORITIES)(
    'one that fills the queue with %s has its last one turned away for another',
    async (priority) => {
      asks(PLACES, 'order', 'greedy');
      const waiting = asks(MAY_WAIT, priority, 'greedy');
      for (const other of PRIORITIES) ask(other, 'mou');
      expect(shed).toEqual(PRIORITIES.map(() => [priority, 'displaced']));
      await expect(waiting.at(-1)).rejects.toMatchObject({ code: 'overloaded' });
      // It gets none of these back.
      asks(10, 'order', 'greedy');
      expect(PRIORITIES.map((each) => admission.waiting(each)).reduce((sum, each) => sum + each)).toBe(MAY_WAIT);
      while (finish.length > 0) await finishOne();
      expect(began.filter((each) => each.startsWith('mou'))).toHaveLength(PRIORITIES.length);
    },
  );

  test('nobody is refused for a full queue while another has more waiting', () => {
    asks(PLACES, 'order', 'a');
    asks(MAY_WAIT - 5, 'search', 'a');
    asks(5, 'search', 'b');
    asks(MAY_WAIT, 'search', 'b');
    // Until both have as many: from then on each is refused as often as it asks.
    const ofB = shed.filter(([, reason]) => reason === 'displaced').length;
    expect(ofB).toBe(MAY_WAIT / 2 - 5);
    expect(admission.waiting('search')).toBe(MAY_WAIT);
  });

  test('an order of one displaces no order of another who has fewer', () => {
    asks(PLACES, 'order', 'a');
    asks(MAY_WAIT - 1, 'order', 'a');
    const one = ask('order', 'b');
    asks(5, 'order', 'a');
    expect(shed).toEqual(Array(5).fill(['order', 'full']));
    expect(one).toBeInstanceOf(Promise);
  });

  test('whoever has nothing under way and nothing waiting is forgotten', async () => {
    for (let each = 0; each < 1000; each += 1) ask(each % 2 ? 'search' : 'order', `caller ${each}`);
    expect(admission.callers).toBe(PLACES + MAY_WAIT);
    while (finish.length > 0) await finishOne();
    await vi.advanceTimersByTimeAsync(7500);
    expect(admission.callers).toBe(0);
    // One whose own last search makes room for its order is there still.
    for (let each = 0; each < PLACES; each += 1) ask('order', `caller ${each}`);
    for (let each = 0; each < MAY_WAIT; each += 1) ask('search', `reader ${each}`);
    const order = ask('order', 'reader 0');
    while (finish.length > 0) await finishOne();
    await expect(order).resolves.toBeUndefined();
    expect(admission.callers).toBe(0);
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

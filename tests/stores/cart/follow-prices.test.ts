import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followPrices } from '../../../src/stores/cart/follow-prices.ts';
import { lost, openClient } from '../client-fixture.ts';

const shopping = openClient();
const page = {
  documentElement: { lang: 'en' },
  hidden: false,
  addEventListener: () => {},
  removeEventListener: () => {},
};
let asked = 0;
let end = (): void => {};

beforeEach(() => {
  asked = 0;
  page.hidden = false;
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

/** Answers with that, and counts. */
const answer = (respond: () => Response) => {
  shopping.network = (request) => {
    if (request.url.endsWith('/catalogue/prices-version')) asked += 1;
    return Promise.resolve(respond());
  };
};
const version = () => Response.json({ data: { version: '1' } });
const minutes = (many: number) => vi.advanceTimersByTimeAsync(many * 60_000);

describe('an open cart', () => {
  test('looks about every four seconds, and no more once nobody has touched it for minutes', async () => {
    answer(version);
    end = followPrices();
    await minutes(1);
    expect(asked).toBeGreaterThan(14);
    await minutes(5);
    const before = asked;
    await minutes(10);
    expect(asked).toBe(before);
  });

  test('does not look while it is not seen', async () => {
    answer(version);
    end = followPrices();
    await vi.advanceTimersByTimeAsync(0);
    page.hidden = true;
    await minutes(0.2);
    const before = asked;
    await minutes(2);
    expect(asked).toBe(before);
  });

  test('asks a provider that has no such call once', async () => {
    answer(() => Response.json({ message: 'There is no such call.', code: 'unknown_call' }, { status: 404 }));
    end = followPrices();
    await minutes(1);
    expect(asked).toBe(1);
  });

  test('goes on after a lost answer', async () => {
    answer(lost);
    end = followPrices();
    await minutes(1);
    answer(version);
    await minutes(1);
    expect(asked).toBeGreaterThan(4);
  });

  test('asks nothing where data is to be saved', async () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    answer(version);
    end = followPrices();
    await minutes(1);
    expect(asked).toBe(0);
  });
});

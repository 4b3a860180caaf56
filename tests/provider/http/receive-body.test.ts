import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SLOWEST_BYTES_PER_SECOND } from '../../../contract/body-limits.ts';
import { ProviderError } from '../../../provider/domain/errors.ts';
import { GRACE_MS, receiveBody } from '../../../provider/http/receive-body.ts';

const MOST = 4 * 1024 * 1024;
const tooLarge = () => new ProviderError(413, 'too_large', 'This is too large.');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How much of a body arrives whose pieces come at that pace, and after how long; or the code it is refused with. */
async function receive(pieces: number, bytes: number, everyMs: number, headers = {}) {
  let left = pieces;
  const body = new ReadableStream<Uint8Array>(
    {
      pull: (controller) =>
        new Promise((resolve) => {
          setTimeout(() => {
            controller.enqueue(new Uint8Array(bytes));
            left -= 1;
            if (left === 0) controller.close();
            resolve();
          }, everyMs);
        }),
    },
    { highWaterMark: 0 },
  );
  const request = new Request('http://shop', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  const began = performance.now();
  let received = 0;
  let refused: string | undefined;
  const receiving = (async () => {
    try {
      for await (const chunk of receiveBody(request, MOST, tooLarge)) received += chunk.length;
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      refused = error.code;
    }
    return performance.now() - began;
  })();
  let isDone = false;
  void receiving.finally(() => (isDone = true));
  while (!isDone) await vi.advanceTimersByTimeAsync(1000);
  return { received, refused, ms: await receiving };
}

describe('a body', () => {
  test.each([
    ['a phone with 64 kB a second sends 4 MB', 64, 64 * 1024, 1000],
    ['a line that is dead for ten seconds after it sent a lot', 4, 1024 * 1024, 10_000],
    ['a small one on a line that is hardly there', 10, 100, 1400],
    ['one as slow as it may be', 60, 2 * SLOWEST_BYTES_PER_SECOND, 2000],
  ])('arrives as a whole: %s', async (_, pieces, bytes, everyMs) => {
    expect(await receive(pieces, bytes, everyMs)).toMatchObject({ received: pieces * bytes, refused: undefined });
  });

  test.each([
    ['a byte a second', 5000, 1, 1000],
    ['a byte every twenty seconds', 5000, 1, 20_000],
    ['half as fast as it must be', 5000, SLOWEST_BYTES_PER_SECOND, 2000],
  ])('is ended: %s', async (_, pieces, bytes, everyMs) => {
    const { refused, ms } = await receive(pieces, bytes, everyMs);
    expect(refused).toBe('sent_too_slowly');
    expect(ms).toBeGreaterThanOrEqual(GRACE_MS);
    expect(ms).toBeLessThanOrEqual(2 * GRACE_MS + 2000);
  });

  test('is not read at all when it says that it is too large, and not beyond that when it does not', async () => {
    const announced = await receive(1, 10, 1, { 'content-length': String(MOST + 1) });
    expect(announced).toMatchObject({ received: 0, refused: 'too_large' });
    const unannounced = await receive(5000, 1024 * 1024, 1);
    expect(unannounced).toMatchObject({ received: MOST, refused: 'too_large' });
  });

  test('that breaks off is nobody’s fault here', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
    const request = new Request('http://shop', { method: 'POST', body, duplex: 'half' } as RequestInit);
    const received = receiveBody(request, MOST, tooLarge).next();
    await expect(received).rejects.toMatchObject({ status: 400, code: 'broken_off' });
  });
});

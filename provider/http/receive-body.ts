import { SLOWEST_BYTES_PER_SECOND } from '../../contract/body-limits.ts';
import { msg } from '../../contract/msg.ts';
import { ProviderError } from '../domain/errors.ts';

/** How long a body may take however small it is; a larger one keeps its pace from then on. */
export const GRACE_MS = 15_000;

/** Maximum time in milliseconds for a body of that size. */
export const longestMs = (bytes: number): number => GRACE_MS + (bytes / SLOWEST_BYTES_PER_SECOND) * 1000;

const tooSlow = () =>
  new ProviderError(
    408,
    'sent_too_slowly',
    msg('This took too long to arrive. Please check your connection and try again.'),
  );
const brokenOff = () =>
  new ProviderError(400, 'broken_off', msg('This did not arrive as a whole. Please send it again.'));

/** The length that a request says its body has; undefined where it does not say. */
export function announcedBytes({ headers }: Request): number | undefined {
  const written = headers.get('content-length');
  return written !== null && /^\d+$/.test(written) ? Number(written) : undefined;
}

const SLOW = Symbol('slow');

/** Returns the next chunk, or `SLOW` when it does not come in time. */
async function within<T>(reading: Promise<T>, ms: number): Promise<T | typeof SLOW> {
  let timer: NodeJS.Timeout | undefined;
  const slow = new Promise<typeof SLOW>((resolve) => (timer = setTimeout(resolve, Math.max(ms, 0), SLOW)));
  return Promise.race([reading, slow]).finally(() => clearTimeout(timer));
}

/**
 * The body of a request, as it comes. A byte now and then does not keep it: what has arrived buys the time for the rest. Only
 * the time that is waited for the sender counts, not what is done with the bytes meanwhile.
 * @param tooLarge what is said of a larger one
 * @throws {ProviderError} 413 when it is larger than `most`, 408 when it comes too slowly, 400 when it breaks off
 */
export async function* receiveBody(
  request: Request,
  most: number,
  tooLarge: () => ProviderError,
): AsyncGenerator<Uint8Array, void> {
  if ((announcedBytes(request) ?? 0) > most) throw tooLarge();
  const reader = request.body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined;
  if (!reader) return;
  let received = 0;
  let waited = 0;
  for (;;) {
    const asked = performance.now();
    const next = await within(reader.read(), longestMs(received) - waited).catch(() => {
      throw brokenOff();
    });
    if (next === SLOW) throw tooSlow();
    if (next.done) return;
    waited += performance.now() - asked;
    received += next.value.length;
    if (received > most) throw tooLarge();
    yield next.value;
  }
}

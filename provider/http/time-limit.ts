import { tooBusy } from '../domain/errors.ts';

/**
 * The longest that a call may wait for its place and be worked on: what goes on then goes on for nobody. How long its body takes
 * to arrive is another matter: receive-body.ts.
 * @throws {ProviderError} 503 `too_slow`
 */
export async function limitTime<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooBusy('too_slow')), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

import { tooBusy } from '../domain/errors.ts';

/**
 * Limits how long a call may wait and work: after that nobody waits for its answer. The time for its body is limited by
 * receive-body.ts.
 * @throws {ProviderError} 503 `too_slow`
 */
export async function limitTime<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooBusy('too_slow')), seconds * 1000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

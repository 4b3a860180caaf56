import { expect, test } from 'vitest';
import { limitConcurrency } from '../../src/data/concurrency.ts';
import { memoize } from '../../src/data/memoize.ts';

test('no more tasks than allowed run at a time, and all of them run', async () => {
  const queue = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const task = (n: number) =>
    queue(async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return n;
    });
  expect(await Promise.all([1, 2, 3, 4, 5].map(task))).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('a failed task makes room for the next', async () => {
  const queue = limitConcurrency(1);
  await expect(queue(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

test('an answer is asked for once; a failure is asked for again', async () => {
  let asked = 0;
  const ask = memoize(() => (++asked === 1 ? Promise.reject(new Error('no')) : Promise.resolve(asked)));
  await expect(ask()).rejects.toThrow('no');
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from '../../../src/stores/lib/poll.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
const show = (isShown: boolean) => {
  page.hidden = !isShown;
  page.dispatchEvent(new Event('visibilitychange'));
};
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('works after each pause, one at a time, until it is ended', async () => {
  const ends: (() => void)[] = [];
  const end = poll(() => new Promise<void>((done) => ends.push(done)), 1000);
  expect(ends).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(ends).toHaveLength(2);
  end();
  ends[1]?.();
  await vi.advanceTimersByTimeAsync(5000);
  expect(ends).toHaveLength(2);
});

test('rests while the page is hidden, and works at once when it is seen again', async () => {
  const work = vi.fn(() => Promise.resolve());
  const end = poll(work, 1000);
  show(false);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).not.toHaveBeenCalled();
  show(true);
  expect(work).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).toHaveBeenCalledTimes(2);
  end();
});

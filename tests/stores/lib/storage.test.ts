import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { config } from '../../../src/config.ts';

/** The browser's storage, with a disk that takes its time. */
let disk: { entries: Map<string, string>; delay: number; calls: number };

/** Every test gets a page of its own, which has not yet found the disk slow. */
async function openPage() {
  vi.resetModules();
  return import('../../../src/stores/lib/storage.ts');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  disk = { entries: new Map([['root', 'saved']]), delay: 0, calls: 0 };
  const answer = <T>(value: T): T => {
    disk.calls += 1;
    vi.advanceTimersByTime(disk.delay);
    return value;
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => answer(disk.entries.get(key) ?? null),
    setItem: (key: string, value: string) => answer(disk.entries.set(key, value)),
    removeItem: (key: string) => answer(disk.entries.delete(key)),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('§9: a storage that answers within the timeout is used', async () => {
  const { readStored, dropStored } = await openPage();
  disk.delay = config.persisted.timeout;
  expect(readStored('root')).toBe('saved');
  dropStored('root');
  expect(disk.entries.has('root')).toBe(false);
});

test('§9: a storage that takes longer than 5000 ms is given up for memory, and nothing there is overwritten', async () => {
  const { readStored, dropStored, isSaved } = await openPage();
  disk.delay = 5001;
  expect(readStored('root')).toBeUndefined();
  dropStored('root');
  expect(readStored('root')).toBeUndefined();
  expect([isSaved('root'), disk.entries.get('root'), disk.calls]).toEqual([false, 'saved', 1]);
});

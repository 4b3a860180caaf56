import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { sessionEntry } from '../../../src/stores/lib/session-entry.ts';

const entry = sessionEntry('ids', v.array(v.number()), []);
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('an entry of the tab', () => {
  test('is read as it was written, and consumed once', () => {
    entry.write([1, 2]);
    expect(entry.read()).toEqual([1, 2]);
    expect([entry.consume(), entry.consume()]).toEqual([[1, 2], []]);
  });

  test('is removed when it is empty', () => {
    entry.write([1]);
    entry.write([]);
    expect(stored.size).toBe(0);
  });

  test.each(['', '{', '7', '["1"]'])('%s reads as empty', (text) => {
    stored.set('ids', text);
    expect(entry.read()).toEqual([]);
  });

  test('reads as empty where storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined);
    entry.write([1]);
    expect(entry.read()).toEqual([]);
  });
});

import { afterEach, beforeEach, expect, vi } from 'vitest';

// An error or a warning on the console that no test expects is a fault.
beforeEach(() => {
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  const said = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(said, 'nothing unexpected is written to the console').toEqual([]);
});

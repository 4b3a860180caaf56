import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { terminalProgress } from '../../build/terminal-progress.ts';

test('a log has a line for each step at once, and not one for each number', () => {
  const log = new PassThrough({ encoding: 'utf8' });
  const progress = terminalProgress(log as unknown as NodeJS.WriteStream);
  progress.show({ step: 'starting' });
  for (let pages = 100; pages <= 500; pages += 100) progress.show({ step: 'rendering', pages, pictures: 0 });
  progress.show({ step: 'compressing' });
  progress.done('Built 500 pages');
  expect(log.read()).toBe('  Building the site\n  Compressing\n  Built 500 pages\n');
});

test('what the site goes without is said once while it is built, and once at the end', () => {
  const log = new PassThrough({ encoding: 'utf8' });
  const progress = terminalProgress(log as unknown as NodeJS.WriteStream);
  progress.warn('The banners are left out.');
  progress.warn('The banners are left out.');
  progress.done('Built 500 pages');
  progress.repeatWarnings();
  expect(log.read()).toBe(
    '  Warning: The banners are left out.\n  Built 500 pages\n  The site goes without (1):\n  - The banners are left out.\n',
  );
});

test('a step that has nothing new to say shows each half minute that it goes on', () => {
  vi.useFakeTimers();
  const log = new PassThrough({ encoding: 'utf8' });
  const progress = terminalProgress(log as unknown as NodeJS.WriteStream);
  progress.show({ step: 'starting' });
  vi.advanceTimersByTime(65_000);
  progress.done('Built 500 pages');
  vi.advanceTimersByTime(65_000);
  vi.useRealTimers();
  expect(log.read()).toBe(
    '  Building the site\n  Building the site (30 s)\n  Building the site (60 s)\n  Built 500 pages\n',
  );
});

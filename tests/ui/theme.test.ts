import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { config } from '../../src/config.ts';
import { getTheme, isTheme } from '../../src/shell/theme.ts';

test('the script before paint, which can import nothing, reads the same entry', () => {
  expect(readFileSync('src/shell/theme-init.js', 'utf8')).toContain(`getItem('${config.themeKey}')`);
});

test('only light, dark and system are themes', () => {
  expect(['light', 'dark', 'system', 'sepia', '', null].filter((value) => isTheme(value))).toEqual([
    'light',
    'dark',
    'system',
  ]);
});

test('the theme is light until another one is chosen', () => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, { localStorage: { getItem: (key: string) => kept.get(key) ?? null } });
  expect(getTheme()).toBe('light');
  kept.set(config.themeKey, 'dark');
  expect(getTheme()).toBe('dark');
  kept.set(config.themeKey, 'sepia');
  expect(getTheme()).toBe('light');
});

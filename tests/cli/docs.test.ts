import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { COMMANDS, NPM_SCRIPTS } from '../../cli/commands.ts';
import { PAGES } from '../../cli/docs.ts';
import { sectionSevenCalls } from '../../contract/call-requirements.ts';

const read = (path: string): string => readFileSync(path, 'utf8');

describe('pages that are written from the code', () => {
  test.each(Object.entries(PAGES))('%s says what the code says: npx haat docs writes it anew', async (path, write) => {
    expect(await write(read(path))).toBe(read(path));
  });

  test('docs/provider.md has every call of section 7', () => {
    for (const [, { path }] of sectionSevenCalls) expect(read('docs/provider.md')).toContain(`/api${path}`);
  });

  test('docs/settings.md has the settings of every process', () => {
    const named = new Set([...read('docs/settings.md').matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name]) => name));
    expect([...named]).toEqual(
      expect.arrayContaining(['PORT', 'DATABASE_URL', 'PUBLISHER_KEY', 'CHECK_OTP', 'PROCESSES']),
    );
    expect(named.size).toBeGreaterThan(60);
  });

  test('package.json has at most twelve scripts, and docs/commands.md says what each does', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(Object.keys(scripts)).toEqual(Object.keys(NPM_SCRIPTS));
    expect(Object.keys(scripts).length).toBeLessThanOrEqual(12);
  });

  test('every command has an example that begins with its name', async () => {
    for (const [name, { help }] of Object.entries(COMMANDS))
      for (const example of (await help()).examples) expect(example).toMatch(new RegExp(`^${name}(?: |$)`));
  });
});

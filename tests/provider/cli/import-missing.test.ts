import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'haat-missing-'));
afterAll(() => rmSync(folder, { recursive: true }));
const goods = join(folder, 'goods.csv');
writeFileSync(goods, 'name,price\nSalt,28\n');

/** What the command says, and the files of code that it has loaded until then. */
function run(name: string, ...args: readonly string[]) {
  const coverage = join(folder, name);
  const env = { ...process.env, NODE_V8_COVERAGE: coverage };
  const { stderr, status } = spawnSync(process.execPath, ['cli/haat.js', 'import', ...args], {
    env,
    encoding: 'utf8',
  });
  const loaded = readdirSync(coverage).flatMap((file) => {
    const { result } = JSON.parse(readFileSync(join(coverage, file), 'utf8')) as { result: { url: string }[] };
    return result.map(({ url }) => url).filter((url) => /provider\/|pglite|drizzle-orm/.test(url));
  });
  return { said: stderr, status, loaded };
}

test.each([
  ['file', [join(folder, 'none.csv')], /^There is no file \S+none\.csv\.\n$/],
  ['photos', [goods, '--photos', join(folder, 'none')], /^There is no folder \S+none\.\n$/],
  ['refused', [goods, '--refused', join(folder, 'none', 'refused.csv')], /^There is no folder \S+none\.\n$/],
])('a missing %s is told before anything is loaded that reads goods', (name, args, message) => {
  const { said, status, loaded } = run(name, ...args);
  expect({ said, status }).toEqual({ said: expect.stringMatching(message), status: 1 });
  expect(loaded).toContainEqual(expect.stringContaining('provider/cli/import.ts'));
  expect(loaded.filter((url) => /provider\/db\/|pglite|drizzle-orm|-table\.ts/.test(url))).toEqual([]);
});

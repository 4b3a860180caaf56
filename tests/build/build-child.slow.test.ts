import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the flags that the build sets in V8 are there, and off by themselves', () => {
  const source = readFileSync('build/build-child.ts', 'utf8');
  const flags = [...source.matchAll(/setFlagsFromString\('--([\w-]+)'\)/g)].map(([, flag = '']) => flag);
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  expect(flags).toHaveLength(1);
  for (const flag of flags) expect(options).toMatch(new RegExp(`^  --${flag} .*\n.* default: --no-${flag}$`, 'm'));
});

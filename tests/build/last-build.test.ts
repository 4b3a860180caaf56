import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isBuiltFrom, productFloor, rememberBuild } from '../../build/last-build.ts';

const HERE = 'http://localhost:4321';
const built = () => join(mkdtempSync(join(tmpdir(), 'haat-floor-')), 'built');

test('a build may not find less than half of what the last one into its folder had', () => {
  const dir = built();
  // A shop of our own may be empty; nothing from another provider is a mistake.
  for (const least of [0, 1] as const) {
    expect(productFloor(dir, HERE, least)).toBe(least);
    rememberBuild(dir, HERE, 465);
    expect(productFloor(dir, HERE, least)).toBe(233);
    rememberBuild(dir, HERE, 0);
    expect(productFloor(dir, HERE, least)).toBe(least);
  }
});

test('what one provider had says nothing of another’s', () => {
  const dir = built();
  expect(isBuiltFrom(dir, HERE)).toBe(false);
  rememberBuild(dir, HERE, 465);
  expect(isBuiltFrom(dir, HERE)).toBe(true);
  expect(isBuiltFrom(dir, 'https://other.example')).toBe(false);
  expect(productFloor(dir, 'https://other.example', 1)).toBe(1);
});

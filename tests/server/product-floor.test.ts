import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productFloor, rememberProducts } from '../../server/product-floor.ts';

test('a build may not find less than half of what the last one into its folder had, and never nothing', () => {
  const built = join(mkdtempSync(join(tmpdir(), 'haat-floor-')), 'built');
  expect(productFloor(built)).toBe(1);
  rememberProducts(built, 465);
  expect(productFloor(built)).toBe(233);
  rememberProducts(built, 0);
  expect(productFloor(built)).toBe(1);
});

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productFloor, rememberProducts } from '../../build/product-floor.ts';

test('a build may not find less than half of what the last one into its folder had', () => {
  const built = join(mkdtempSync(join(tmpdir(), 'haat-floor-')), 'built');
  // A shop of our own may be empty; nothing from another provider is a mistake.
  for (const least of [0, 1] as const) {
    expect(productFloor(built, least)).toBe(least);
    rememberProducts(built, 465);
    expect(productFloor(built, least)).toBe(233);
    rememberProducts(built, 0);
    expect(productFloor(built, least)).toBe(least);
  }
});

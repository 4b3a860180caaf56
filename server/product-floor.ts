import { readFileSync, writeFileSync } from 'node:fs';

/** A build that finds less than this share of what the last one had is taken for a mistake. */
const MIN_SHARE = 0.5;

const fileOf = (outDir: string): string => `${outDir}.products`;

/** The least products that a build into a folder may find: half of what it last had, and at least one. */
export function productFloor(outDir: string): number {
  try {
    return Math.max(1, Math.ceil(Number(readFileSync(fileOf(outDir), 'utf8')) * MIN_SHARE) || 1);
  } catch {
    return 1;
  }
}

export const rememberProducts = (outDir: string, products: number): void =>
  writeFileSync(fileOf(outDir), String(products));

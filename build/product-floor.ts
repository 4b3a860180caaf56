import { readFileSync, writeFileSync } from 'node:fs';

/** A build that finds less than this share of what the last one had is taken for a mistake. */
const MIN_SHARE = 0.5;

const fileOf = (outDir: string): string => `${outDir}.products`;

/**
 * The least products that a build into a folder may find: half of what it last had.
 * @param least where it had none: a shop of our own may be new, what another provider hands out is not
 */
export function productFloor(outDir: string, least: 0 | 1): number {
  try {
    return Math.max(least, Math.ceil(Number(readFileSync(fileOf(outDir), 'utf8')) * MIN_SHARE) || least);
  } catch {
    return least;
  }
}

export const rememberProducts = (outDir: string, products: number): void =>
  writeFileSync(fileOf(outDir), String(products));

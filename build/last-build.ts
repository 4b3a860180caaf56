import { readFileSync, writeFileSync } from 'node:fs';

/** A build that finds less than this share of what the last one had is taken for a mistake. */
const MIN_SHARE = 0.5;

const fileOf = (outDir: string): string => `${outDir}.products`;

/** What is known of the last build into a folder: how many products it had, and of which provider. */
function lastBuild(outDir: string): { products: number; providerUrl: string } | null {
  try {
    const [products, providerUrl = ''] = readFileSync(fileOf(outDir), 'utf8').split(' ');
    return { products: Number(products) || 0, providerUrl };
  } catch {
    return null;
  }
}

/**
 * The least products that a build into a folder may find: half of what it last had from the same provider.
 * @param least where it had none: a shop of our own may be new, what another provider hands out is not
 */
export function productFloor(outDir: string, providerUrl: string, least: 0 | 1): number {
  const last = lastBuild(outDir);
  if (last?.providerUrl !== providerUrl) return least;
  return Math.max(least, Math.ceil(last.products * MIN_SHARE));
}

/** Whether the site in a folder was built from that provider: the ids of another's products mean other goods. */
export const isBuiltFrom = (outDir: string, providerUrl: string): boolean =>
  lastBuild(outDir)?.providerUrl === providerUrl;

export const rememberBuild = (outDir: string, providerUrl: string, products: number): void =>
  writeFileSync(fileOf(outDir), `${products} ${providerUrl}`);

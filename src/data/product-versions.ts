import type { Id } from '../../contract/id.ts';
import { getProductVersions, getVersionedProducts } from '../../contract/product-versions.ts';
import type { Product } from '../../contract/product.ts';
import { adapterVersion, ANY_PROVIDER, loadCache, saveCache } from './disk-cache.ts';
import { isContractBroken, isNotThere, providerUrl, read } from './provider.ts';

const KIND = 'catalogue';
/** So many ids fit into a URL. */
const MAX_IDS = 250;

interface VersionedProduct {
  readonly version: string;
  readonly product: Product;
}

/**
 * Every product that the provider lists, with all fields and in its own order. Those that are of the version of the last build come
 * from the disk. Null at a provider that gives its products no version.
 * @throws {ProviderError}
 */
export async function readVersionedProducts(): Promise<readonly Product[] | null> {
  const provider = knownAs();
  const [versions, cached] = await Promise.all([productVersions(), loadCache<VersionedProduct>(KIND, provider)]);
  if (!versions) return null;
  // Other schemas may read more of an answer.
  const reader = adapterVersion();
  const isKnown = ([id, version]: readonly [Id, string]) => cached.get(String(id))?.version === `${version}.${reader}`;
  const changed = versions.filter((one) => !isKnown(one)).map(([id]) => id);
  const answers = await Promise.all(chunks(changed, MAX_IDS).map(readProducts));
  for (const id of changed) cached.delete(String(id));
  for (const { version, product } of answers.flat())
    cached.set(String(product.id), { version: `${version}.${reader}`, product });
  // One that is missing here went while it was asked for.
  const listed = new Map(
    versions.flatMap(([id]) => cached.get(String(id)) ?? []).map((one) => [String(one.product.id), one]),
  );
  if (changed.length > 0 || listed.size < cached.size) await saveCache(KIND, listed, provider);
  return [...listed.values()].map(({ product }) => product);
}

/** The shop's own provider, started for a build, has another port each time. */
const knownAs = () =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(providerUrl()).hostname) ? ANY_PROVIDER : undefined;

async function productVersions() {
  try {
    return (await read(getProductVersions)).data;
  } catch (error) {
    if (isNotThere(error) || isContractBroken(error)) return null;
    throw error;
  }
}

const readProducts = async (ids: readonly Id[]) =>
  (await read(getVersionedProducts, { query: { ids: JSON.stringify(ids) } })).data;

const chunks = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

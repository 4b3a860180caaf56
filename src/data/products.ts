import { getProducts, type Product } from '../../contract/product.ts';
import { memoizeInBuild } from './memoize.ts';
import { withCategories } from './product-categories.ts';
import { withDetails } from './product-details.ts';
import { type ProductList, readProductList } from './product-list.ts';
import { readVersionedProducts } from './product-versions.ts';
import { minProducts, ProviderError, providerUrl } from './provider.ts';
import { reportProgress, warn } from './build-message.ts';
import { withUniqueSlugs } from './unique-slugs.ts';
import { warnOfUnitsById } from './units.ts';
import type { AstroIntegration } from 'astro';

/** Everything that the provider lists, with all its fields, in the provider's own order. */
export const catalogue = () =>
  memoizeInBuild('products', async () => {
    const list = await readWholeList();
    refuseEmptied(list.products.length);
    const { length } = list.products;
    if (list.count !== null && list.count > length)
      warn(
        `GET /api${getProducts.path} says ${list.count} products and gives ${length} that can be read: the others are left out.`,
      );
    const detailed = list.full ? list.products : await detailsOf(list.products);
    const products = withUniqueSlugs(await withCategories(detailed));
    reportProgress({ step: 'catalogue-read', products: products.length });
    return { products, countsStock: list.countsStock };
  });

async function detailsOf(listed: readonly Product[]): Promise<readonly Product[]> {
  const [detailed] = await Promise.all([withDetails(listed), warnOfUnitsById(listed)]);
  return detailed;
}

/** Only a provider that speaks the contract can say which products are as they were at the last build. */
async function readWholeList(): Promise<ProductList> {
  const products = process.env['PUBLIC_ADAPTER'] === 'on' ? null : await readVersionedProducts();
  return products ? { products, count: products.length, full: true, countsStock: true } : readProductList();
}

/** Half a catalogue is taken for a provider that is being set up or mended, not for news. */
function refuseEmptied(count: number): void {
  if (count >= minProducts()) return;
  throw new ProviderError(
    `GET /api${getProducts.path} of ${providerUrl()} gives ${count === 0 ? 'no product' : `${count} products, less than half of those of the last build`}: the site stays as it is. See that the provider has its whole catalogue and build again, or set ALLOW_FEWER_PRODUCTS=on for once if it is meant to be so.`,
  );
}

/** Reads the products while the scripts are still being bundled, because a large catalogue takes seconds. */
export const prefetchProducts = (): AstroIntegration => ({
  name: 'prefetch-products',
  hooks: {
    // A failure is not memoized: the page that needs the products reads them again and reports the error.
    'astro:build:start': () => void catalogue().catch(() => {}),
  },
});

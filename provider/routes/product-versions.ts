import * as contract from '../../contract/product-versions.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectProductVersions, selectVersionedProducts } from '../repositories/product-versions.ts';

export function productVersionRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getProductVersions, async ({ db }) => ({ data: await selectProductVersions(db) }));

  route(app, provider, contract.getVersionedProducts, async ({ db, query }) => ({
    data: await selectVersionedProducts(db, query.ids),
  }));
}

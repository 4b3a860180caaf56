import * as contract from '../../contract/brand.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectBrands } from '../repositories/brand.ts';

export function brandRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getBrands, async ({ reader }) => ({ data: await selectBrands(reader, {}) }));
  route(app, provider, contract.getProductBrands, async ({ reader, query }) => ({
    data: await selectBrands(reader, query),
  }));
}

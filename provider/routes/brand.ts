import { asc, count, eq } from 'drizzle-orm';
import * as contract from '../../contract/brand.ts';
import { type Filters, matches } from '../catalogue/filters.ts';
import type { Database } from '../db/database.ts';
import { brand, product } from '../db/schema/catalogue.ts';
import { type App, type Provider, route } from '../route.ts';

const selectBrands = (db: Database, filters: Filters) =>
  db
    .select({ id: brand.id, name: brand.name, count: count() })
    .from(product)
    .innerJoin(brand, eq(brand.id, product.brandId))
    .where(matches(filters))
    .groupBy(brand.id, brand.name)
    .orderBy(asc(brand.name));

export function brandRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getBrands, async ({ db }) => ({ data: await selectBrands(db, {}) }));
  route(app, provider, contract.getProductBrands, async ({ db, query }) => ({ data: await selectBrands(db, query) }));
}

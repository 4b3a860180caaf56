import { getPrices } from '../../contract/prices.ts';
import { getPricesVersion } from '../../contract/prices-version.ts';
import { PricesVersion } from '../domain/catalogue/prices-version.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectPrices } from '../repositories/prices.ts';

export function pricesRoutes(app: App, provider: Provider): void {
  // Read the version where prices are read: a version ahead of the replica would make guests reload too early.
  const prices = new PricesVersion(provider.reader);
  route(app, provider, getPricesVersion, async () => ({ data: { version: await prices.read() } }));

  route(app, provider, getPrices, async ({ reader, query }) => ({ data: await selectPrices(reader, query.ids) }));
}

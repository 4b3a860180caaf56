import { getPrices } from '../../contract/prices.ts';
import { getPricesVersion } from '../../contract/prices-version.ts';
import { PricesVersion } from '../domain/catalogue/prices-version.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectPrices } from '../repositories/prices.ts';

export function pricesRoutes(app: App, provider: Provider): void {
  // Where guests read prices too: a version that a replica does not have yet would be looked at too early.
  const prices = new PricesVersion(provider.reader);
  route(app, provider, getPricesVersion, async () => ({ data: { version: await prices.read() } }));

  route(app, provider, getPrices, async ({ reader, query }) => ({ data: await selectPrices(reader, query.ids) }));
}

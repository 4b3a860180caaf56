import * as v from 'valibot';
import { call } from './call.ts';
import { Id, IdList } from './id.ts';
import { Price, Rupees } from './money.ts';
import { PRICES_PATH } from './prices-path.ts';
import { listOf, maybe } from './schema.ts';

/** Called by a prebuilt page once it is loaded, to show what has changed since the build. */
export const getPrices = call({
  method: 'GET',
  path: PRICES_PATH,
  tag: 'Catalogue',
  caller: 'anyone',
  summary: 'Price, MRP and units left of products by their ids; what is no longer sold is left out',
  query: v.object({ ids: IdList }),
  answer: listOf(v.tuple([Id, Price, maybe(Rupees), maybe(v.number())])),
});

import { getBoughtWith } from '../../../contract/bought-with.ts';
import type { Id } from '../../../contract/id.ts';
import { ask } from '../../api/http.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { askOptional } from '../lib/optional-call.ts';
import { shelf } from './shelf.ts';

/** What is often bought with a product; nothing where the provider does not know. */
export const boughtWith = keyedStore((productId: Id) =>
  shelf(() => askOptional('boughtWith', async () => (await ask(getBoughtWith, { query: { productId } })).data, [])),
);

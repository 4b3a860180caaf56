import * as v from 'valibot';
import { Id } from '../../../contract/id.ts';
import { maybe } from '../../../contract/schema.ts';
import { CART } from '../../storage-keys.ts';
import { persistentStore } from '../lib/persistent-store.ts';
import { Money, SavedProduct } from './guest-cart.ts';

const Line = v.object({
  id: Id,
  product: SavedProduct,
  quantity: v.number(),
  addedPrice: maybe(Money),
  deliverable: maybe(v.boolean()),
});
const StoredCart = v.object({
  owner: v.string(),
  cart: v.object({ data: v.array(Line), count: v.number(), totalPrice: Money }),
});
/** The customer's cart as this device saw it last. */
export const $storedCart = persistentStore(CART.stored, v.nullable(StoredCart), null);

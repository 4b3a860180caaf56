import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { config } from '../../config.ts';
import { sessionEntry } from '../lib/session-entry.ts';

/** The products whose hearts a guest has tapped in this tab, until somebody logs in here. */
const guestWishlist = sessionEntry<readonly Id[]>(config.guestWishlistKey, v.array(Id), []);

export const addToGuestWishlist = (productId: Id): void =>
  guestWishlist.write([...guestWishlist.read().filter((id) => !sameId(id, productId)), productId]);

/** The products whose hearts wait for a customer. */
export const readGuestWishlist = guestWishlist.read;

/** To be called once it is on the customer's wishlist, or can't be. */
export const removeFromGuestWishlist = (productId: Id): void =>
  guestWishlist.write(guestWishlist.read().filter((id) => !sameId(id, productId)));

import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { config } from '../../config.ts';
import { sessionEntry } from '../lib/session-entry.ts';

/** The products whose hearts a guest has tapped in this tab, until somebody logs in here. */
const guestWishlist = sessionEntry<readonly Id[]>(config.guestWishlistKey, v.array(Id), []);

/** Those that are on their way to a customer's wishlist: a page that is left meanwhile does not know whether they arrive. */
const sentWishlist = sessionEntry<readonly Id[]>(config.sentWishlistKey, v.array(Id), []);

export const addToGuestWishlist = (productId: Id): void =>
  guestWishlist.write([...guestWishlist.read().filter((id) => !sameId(id, productId)), productId]);

function withSent(tapped: readonly Id[]): readonly Id[] {
  const sent = sentWishlist.read();
  return [...sent, ...tapped.filter((id) => !sent.some((other) => sameId(id, other)))];
}

/** The products whose hearts are not known to be on a customer's wishlist. */
export const readGuestWishlist = (): readonly Id[] => withSent(guestWishlist.read());

/** Returns them to whoever adds them to the customer's wishlist, and calls `removeTaken` for each that is there. */
export function takeGuestWishlist(): readonly Id[] {
  const taken = withSent(guestWishlist.consume());
  sentWishlist.write(taken);
  return taken;
}

/** To be called once a product that was taken is on the customer's wishlist, or can't be. */
export const removeTaken = (productId: Id): void =>
  sentWishlist.write(sentWishlist.read().filter((id) => !sameId(id, productId)));

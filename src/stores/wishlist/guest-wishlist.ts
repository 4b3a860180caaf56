import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { config } from '../../config.ts';

const Ids = v.array(Id);

/** The products whose hearts a guest has tapped in this tab, until somebody logs in here. */
function readGuestWishes(): readonly Id[] {
  try {
    return v.parse(Ids, JSON.parse(sessionStorage.getItem(config.guestWishesKey) ?? '[]'));
  } catch {
    return []; // Nobody can read it.
  }
}

function writeGuestWishes(ids: readonly Id[]): void {
  try {
    if (ids.length > 0) sessionStorage.setItem(config.guestWishesKey, JSON.stringify(ids));
    else sessionStorage.removeItem(config.guestWishesKey);
  } catch {
    // Without storage the heart has to be tapped again.
  }
}

export const keepGuestWish = (productId: Id): void =>
  writeGuestWishes([...readGuestWishes().filter((id) => !sameId(id, productId)), productId]);

/** Gives them, once: whoever takes them carries them out. */
export function takeGuestWishes(): readonly Id[] {
  const ids = readGuestWishes();
  writeGuestWishes([]);
  return ids;
}

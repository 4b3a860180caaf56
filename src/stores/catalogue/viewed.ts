import * as v from 'valibot';
import { type Id, Id as IdSchema, sameId } from '../../../contract/id.ts';
import { config } from '../../config.ts';
import { VIEWED } from '../../kept.ts';
import { keepStored, readStored } from '../lib/storage.ts';

const Viewed = v.array(IdSchema);

/** The products whose pages were looked at on this device, newest first. */
export function viewedIds(): readonly Id[] {
  try {
    return v.parse(Viewed, JSON.parse(readStored(VIEWED) ?? '[]'));
  } catch {
    return [];
  }
}

export const rememberViewed = (id: Id): void => {
  const others = viewedIds().filter((other) => !sameId(other, id));
  // One more than are shown: the one that is being looked at is not.
  keepStored(VIEWED, JSON.stringify([id, ...others].slice(0, config.recentlyViewed + 1)));
};

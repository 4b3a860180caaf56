import { sameId } from '../../../contract/same-id.ts';
import { config } from '../../config.ts';

type Id = string | number;

/** The stored entry of viewed products; empty when it is broken. */
export function parseViewed(text: string | null | undefined): readonly Id[] {
  try {
    const ids: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string' || typeof id === 'number') : [];
  } catch {
    return [];
  }
}

/** The entry with one more, the newest first, and one more than are shown: the one that is being looked at is not. */
export const withViewed = (ids: readonly Id[], id: Id): string =>
  JSON.stringify([id, ...ids.filter((other) => !sameId(other, id))].slice(0, config.recentlyViewed + 1));

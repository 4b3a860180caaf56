import type { Id } from '../../contract/id.ts';

export const MAX_INTEGER = 2_147_483_647;

/** An id off the wire as a row's number. What no row can have becomes 0, which none has. */
export const rowId = (id: Id): number => {
  const text = String(id);
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_INTEGER ? Number(text) : 0;
};

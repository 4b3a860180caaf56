import * as v from 'valibot';

/** Ids are opaque: a number or a string, sent back as they came. A dot or two would be another address. */
export const Id = v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.notValues(['.', '..'])), v.number()]);
export type Id = v.InferOutput<typeof Id>;

/** `7` and `"7"` name the same thing, whatever a store, an address or a form made of it. */
export const sameId = (a: Id | null | undefined, b: Id | null | undefined): boolean =>
  a != null && b != null && String(a) === String(b);

/** The logged-in customer's id, or absent. The provider believes the token, never this. */
export const CustomerQuery = v.object({ customerId: v.optional(Id) });

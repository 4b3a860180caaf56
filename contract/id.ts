import * as v from 'valibot';

/** Ids are opaque: a number or a string, sent back as they came. `.` and `..` are refused because URLs resolve them. */
export const Id = v.union([v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.notValues(['.', '..'])), v.number()]);
export type Id = v.InferOutput<typeof Id>;

export { sameId } from './same-id.ts';

/** The logged-in customer's id, or absent. The provider believes the token, never this. */
export const CustomerQuery = v.object({ customerId: v.optional(Id) });

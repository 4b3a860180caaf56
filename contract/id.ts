import * as v from 'valibot';
import { withoutControls } from './safe-text.ts';

/** Ids are opaque: a number or a string, sent back as they came. `.` and `..` are refused because URLs resolve them. */
export const Id = v.union([
  v.pipe(v.string(), v.minLength(1), v.maxLength(200), v.notValues(['.', '..']), withoutControls('This is no id.')),
  v.number(),
]);
export type Id = v.InferOutput<typeof Id>;

export { sameId } from './same-id.ts';

/** The logged-in customer's id, or absent. The provider believes the token, never this. */
export const CustomerQuery = v.object({ customerId: v.optional(Id) });

/** Several ids as a JSON-encoded list, as section 3 sends `brandId`. */
export const IdList = v.pipe(
  v.string(),
  v.maxLength(4000),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value) as unknown;
    } catch {
      addIssue({ message: 'Please send the ids as a JSON list, such as ["1","2"].' });
      return NEVER;
    }
  }),
  v.array(Id, 'Please send the ids as a JSON list, such as ["1","2"].'),
);

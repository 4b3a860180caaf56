import * as v from 'valibot';

/** The body of every 4xx and 5xx answer. `message` is fit to show; `code` is stable; `fields` names what is wrong where. */
export const ErrorBody = v.object({
  message: v.string(),
  code: v.string(),
  fields: v.optional(v.record(v.string(), v.string())),
  /** What the caller needs to go on, such as what somebody else has saved meanwhile. */
  details: v.optional(v.unknown()),
});
export type ErrorBody = v.InferOutput<typeof ErrorBody>;

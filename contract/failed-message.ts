import * as v from 'valibot';
import { ErrorBody } from './error.ts';

/** The last message of a failed call that answers by messages; `status` is the HTTP status of the refusal. */
export const FailedMessage = v.object({ kind: v.literal('failed'), status: v.number(), ...ErrorBody.entries });
export type FailedMessage = v.InferOutput<typeof FailedMessage>;

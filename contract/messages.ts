import * as v from 'valibot';
import { ErrorBody } from './error.ts';

/** The last message of a call that answers by messages and could not do what it was asked; `status` as an answer would bear it. */
export const FailedMessage = v.object({ kind: v.literal('failed'), status: v.number(), ...ErrorBody.entries });
export type FailedMessage = v.InferOutput<typeof FailedMessage>;

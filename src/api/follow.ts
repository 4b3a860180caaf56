import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { FailedMessage } from '../../contract/failed-message.ts';
import { RefusedError, UnreachableError } from './errors.ts';
import { type CallInput, toSent } from './http.ts';
import { contractError, exchange } from './http-client.ts';
import { linesOf } from './lines-of.ts';
import { translate } from './translate.ts';

/**
 * Makes a call of an editor's that answers by messages, and hands each on as it comes.
 * @throws {RefusedError} an answer of 4xx or 5xx, or a message that it failed
 * @throws {UnreachableError} no answer, or one that breaks off
 * @throws {ContractError} a message that breaks the contract
 */
export async function follow<C extends Call>(
  call: C,
  input: CallInput<C>,
  onMessage: (message: v.InferOutput<C['answer']>) => void,
): Promise<void> {
  try {
    const { body } = await exchange(call, toSent(call, input, null));
    if (!body) throw new UnreachableError();
    for await (const line of linesOf(body)) {
      const received = JSON.parse(line) as unknown;
      const failed = v.safeParse(FailedMessage, received);
      if (failed.success) throw new RefusedError({ ...failed.output, fields: failed.output.fields ?? {} });
      const message = v.safeParse(call.answer, received);
      if (!message.success) throw contractError(call, message.issues[0]);
      onMessage(message.output);
    }
  } catch (error) {
    throw translate(error);
  }
}

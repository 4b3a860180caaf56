import { HTTPError } from 'ky';
import type { Received } from './ask-provider.ts';
import type { Sent } from './sent.ts';
import { isRecord, omitUndefined } from './json.ts';
import type { Memory } from './memory.ts';
import { put, requeried, reworded, type Wanted, type Wording } from './wording.ts';

/** One try for each name that a provider may want changed. */
const MAX_TRIES = 8;

/** The provider did not understand the request, so nothing has taken effect. */
const isMisunderstood = (error: unknown): error is HTTPError =>
  error instanceof HTTPError && (error.response.status === 400 || error.response.status === 422);

/**
 * Sends a call as documented first, or as the provider wanted it before; where it refuses a name or a word, once more with the
 * one it names, or with the usual ones. What worked is remembered for the session. `supply` finds out what the shop does not send.
 */
export async function sendReworded(
  call: string,
  sent: Sent,
  exchange: (sent: Sent) => Promise<Received>,
  memory: Memory,
  supply: (wanted: Wanted) => Promise<unknown>,
): Promise<Received> {
  const fields = isRecord(sent.body) ? sent.body : (sent.query ?? {});
  const isBody = isRecord(sent.body);
  let wording: Wording = memory.wordingOf(call, isBody ? fields : {});
  /** What was said before names were guessed: where the guess is refused too, that was meant. */
  let meant: HTTPError | undefined;
  for (let tries = 1; ; tries++) {
    const added = Object.entries(wording.added ?? {}).map(
      async ([name, wanted]) => [name, await supply(wanted)] as const,
    );
    // A name for a pincode that does not end in `id` means the number itself.
    const { pincodeId } = wording.renamed;
    if (isBody && pincodeId !== undefined && !/id$/i.test(pincodeId))
      added.push(supply('pincode').then((pincode) => [pincodeId, pincode] as const));
    const payload = { ...put(fields, wording), ...omitUndefined(Object.fromEntries(await Promise.all(added))) };
    try {
      const received = await exchange(isBody ? { ...sent, body: payload } : { ...sent, query: sent.query && payload });
      memory.learn(call, wording);
      return received;
    } catch (error) {
      if (!isMisunderstood(error)) throw error;
      const next = isBody
        ? reworded(fields, wording, error.data)
        : sent.query && requeried(sent.query, wording, error.data);
      const guess = isBody && !meant && !next ? memory.withItsIds(wording, fields) : null;
      if (guess) meant = error;
      const other = next ?? guess;
      if (!other || tries === MAX_TRIES) throw meant ?? error;
      wording = other;
    }
  }
}

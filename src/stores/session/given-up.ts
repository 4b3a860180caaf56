import * as v from 'valibot';
import { postLogOut } from '../../../contract/session.ts';
import { RefusedError, UnreachableError } from '../../api/errors.ts';
import { ask, writesSettled } from '../../api/http.ts';
import { GIVEN_UP } from '../../storage-keys.ts';
import { callError } from '../lib/request.ts';
import { dropStored, writeStored, readStored } from '../lib/storage.ts';
import { secondsLeft } from './token.ts';

const WEEK = 7 * 24 * 3600;
/** More than anybody logs out of without a network. */
const MAX_TOKENS = 10;

/** A token that was logged out here, until the provider has heard of it or it has run out. Used for nothing else. */
const GivenUp = v.array(v.object({ token: v.string(), until: v.number() }));
type GivenUp = v.InferOutput<typeof GivenUp>;

/** One call after the other, in all tabs: two at once would end the same session, and overwrite each other's list. */
let queue: Promise<void> = Promise.resolve();
const withLock = (work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('given-up', work) : work();

function stillGood(now: number): GivenUp {
  try {
    return v.parse(GivenUp, JSON.parse(readStored(GIVEN_UP) ?? '[]')).filter(({ until }) => until > now);
  } catch {
    return []; // Broken, or another version's.
  }
}

function save(givenUp: GivenUp): void {
  if (givenUp.length > 0) writeStored(GIVEN_UP, JSON.stringify(givenUp));
  else if (readStored(GIVEN_UP) !== undefined) dropStored(GIVEN_UP);
}

/** Ends a session at the provider that this device has given up: now, or as soon as there is a network again. */
export function giveUp(received: { readonly token: string; readonly receivedAt?: number | undefined }): Promise<void> {
  const now = Date.now();
  const until = now + (secondsLeft(received, now) ?? WEEK) * 1000;
  // Before the call: the page may be closed in the middle of it.
  save([...stillGood(now), { token: received.token, until }].slice(-MAX_TOKENS));
  return endGivenUp();
}

/** Whether a call that failed may come through later; a provider without it, or which has ended the session, has said so. */
const mayWorkLater = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof RefusedError && (error.status >= 500 || error.status === 429));

/** Ends at the provider what was given up without a network. */
export function endGivenUp(): Promise<void> {
  queue = queue.then(() => withLock(endAll));
  return queue;
}

async function endAll(): Promise<void> {
  for (const { token } of stillGood(Date.now())) {
    try {
      // After what this page has still sent with it.
      await writesSettled();
      await ask(postLogOut, { body: { sessions: 'this' }, token, keepalive: true });
    } catch (error) {
      if (mayWorkLater(callError(error))) continue;
    }
    save(stillGood(Date.now()).filter((one) => one.token !== token));
  }
  save(stillGood(Date.now()));
}

import { atom } from 'nanostores';
import { getSessions, postLogOut, type Sessions } from '../../../contract/session.ts';
import { ask } from '../../api/http.ts';
import { logOutHere } from './log-out.ts';
import { bindToCustomer } from './customer-store.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, type RequestState, track } from '../lib/request.ts';

/** How many sessions of the customer are open; null also at a provider that can't say. */
const noSessions: Loaded<Sessions | null> = { ...idle, data: null };
export const $sessions = atom(noSessions);

export const loadSessions = () =>
  track(
    $sessions,
    () => askOptional('sessions', async () => (await ask(getSessions)).data, null),
    (data) => ({ data }),
  );
bindToCustomer($sessions, noSessions, loadSessions);

/** The last attempt to log out everywhere. */
export const $loggingOut = atom<RequestState>(idle);

/** Ends the customer's sessions on all devices, this one too; when that fails nobody is logged out. */
export async function logOutEverywhere(): Promise<void> {
  const ended = await track(
    $loggingOut,
    () => ask(postLogOut, { body: { sessions: 'all' }, keepalive: true }),
    () => ({}),
  );
  if (ended !== undefined) logOutHere();
}

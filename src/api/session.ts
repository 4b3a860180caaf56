import * as contract from '../../contract/session.ts';
import { ask, writesSettled } from './http.ts';

export const getSessions = async () => (await ask(contract.getSessions)).data;

/** Ends the session of a token that the browser has given up already, after what it has still sent with it. */
export async function postLogOut(token: string): Promise<void> {
  await writesSettled();
  await ask(contract.postLogOut, { body: { sessions: 'this' }, token, keepalive: true });
}

export const postLogOutEverywhere = async () =>
  (await ask(contract.postLogOut, { body: { sessions: 'all' }, keepalive: true })).data;

import * as v from 'valibot';
import { apiBase, connection } from '../../api/connection.ts';
import { config } from '../../config.ts';
import { persistentStore } from '../lib/persistent-store.ts';

const StoredTicket = v.nullable(v.object({ provider: v.string(), ticket: v.string() }));

/**
 * What the provider knows this browser by when it asks for a code. It outlasts a log out, so that strangers who ask for
 * codes of the same number can't keep its customer from the next log in, and it names nobody.
 */
export const $otpTicket = persistentStore(config.otpTicketKey, StoredTicket, null);

connection.otpTicket = () => {
  const stored = $otpTicket.get();
  return stored?.provider === apiBase() ? stored.ticket : null;
};
connection.otpTicketGiven = (ticket) => $otpTicket.set(ticket === null ? null : { provider: apiBase(), ticket });

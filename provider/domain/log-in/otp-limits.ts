import type { Limit } from './rate-limit.ts';

/*
 * How easily a code is guessed, by number and hour (docs/decisions/12-codes-and-numbers.md):
 * (MAX_CODES + MAX_PROVED_CODES) * TICKET_TRIES + SHARED_TRIES = 25 of a million, as five tries at each of five codes were.
 */

/** Codes of one number within an hour, whoever asks for them. */
export const MAX_CODES = 5;
/** Of these by one caller: who asks for codes of somebody else leaves that person one. */
const MAX_CODES_BY_CALLER = 4;
/** Additional codes for browsers that have proved the number. */
const MAX_PROVED_CODES = 3;
/** Tries at one code, with its ticket or without. */
export const MAX_TRIES = 5;
/** Tries at a code that nobody but the browser with its ticket has. */
export const TICKET_TRIES = 2;
/** Tries beyond these at any code of a number within an hour. One without a ticket counts once for each code it is compared with. */
const SHARED_TRIES = 9;

/** What one caller may do within an hour. An IPv6 network is one home or phone; thousands share an IPv4 address. */
const CALLER_LIMITS = { network: { codes: 30, wrong: 60 }, address: { codes: 300, wrong: 300 } };
const limitsOf = (caller: string) => CALLER_LIMITS[caller.endsWith('/64') ? 'network' : 'address'];

export const callerCodes = (caller: string): Limit => ({ key: `address:${caller}`, most: limitsOf(caller).codes });
export const callerTries = (caller: string): Limit => ({ key: `verify:${caller}`, most: limitsOf(caller).wrong });
export const callerCodesOf = (phone: string, caller: string): Limit => ({
  key: `codes:${phone}:${caller}`,
  most: MAX_CODES_BY_CALLER,
});
export const provedCodes = (phone: string): Limit => ({ key: `proved:${phone}`, most: MAX_PROVED_CODES });
export const sharedTries = (phone: string): Limit => ({ key: `tries:${phone}`, most: SHARED_TRIES });

/** How many accounts can be made from one network address in a day: mobile networks have thousands of phones behind one. */
export const MAX_NEW_ACCOUNTS_PER_DAY = 100;
export const newAccounts = (address: string): Limit => ({
  key: `account:${address}`,
  most: MAX_NEW_ACCOUNTS_PER_DAY,
  windowMs: 24 * 60 * 60_000,
});

import type { Id } from '../../contract/id.ts';
import type { Adapter } from '../adapter/adapter.ts';
import type { ContractError } from './errors.ts';

/** Settings of the client: set by the stores in a browser, by the build, or by a test. */
export const connection = {
  /** Where the provider answers; null for where the site was built to find it. */
  base: null as string | null,
  fetch: (request: Request, options?: RequestInit): Promise<Response> => globalThis.fetch(request, options),
  token: (): string | null => null,
  /** Aborted when the session ends whose token that is. */
  session: (): AbortSignal | null => null,
  /** The id of the customer whose token it is, where known. */
  customerId: (): Id | null => null,
  /** The ticket of this browser, which it has only where the provider gave it one. */
  otpTicket: (): string | null => null,
  /** Called when a code was sent, with the ticket that came along. */
  otpTicketGiven: (_ticket: string | null): void => {},
  /** Called when a call that carried that token answers 401. */
  unauthorised: (_token: string): void => {},
  /** Called when the answer to a call that carried a token brings a new one. */
  renewed: (_old: string, _token: string): void => {},
  /** Reports a broken contract to the operator; a shopper can do nothing about it. */
  contractBroken: ({ call, field, problem }: ContractError): void =>
    console.error(`The provider's answer breaks the contract. ${call}: ${field}: ${problem}`),
  /** The adapter to a provider that does not speak the contract; null to load it where the build has found it necessary. */
  adapter: null as Adapter | null,
  /** How long an answer may take, in milliseconds, when to ask for it again, and how long to wait until then at most. */
  patience: { timeout: 10_000, retries: 2, retryOn: [408, 502, 503, 504], longestWait: 2000 },
};

export const apiBase = (): string => connection.base ?? import.meta.env.PUBLIC_API_BASE ?? '/api';

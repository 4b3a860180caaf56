import type { GenericSchema } from 'valibot';
import { MAX_BODY_BYTES } from './body-limits.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One call of the specification's section 7, or of our own beyond it, as data. The client, the provider, the API description and the tests read it. */
export interface Call {
  readonly method: Method;
  /** Below the base path `/api`; `{id}` stands for an id. */
  readonly path: `/${string}`;
  readonly tag: string;
  readonly summary: string;
  /** Who may call: `customer` needs a Bearer token, `editor` the editor's key; `anyone` works without, `either` too but says more with a token. */
  readonly caller: 'anyone' | 'either' | 'customer' | 'editor';
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  /** The largest body, where it is not the usual one of `MAX_BODY_BYTES`. */
  readonly bodyBytes?: number;
  /** The body is a file as it is, sent as application/octet-stream: there is no `body` to check. */
  readonly bodyType?: 'bytes';
  /** What is answered; with `answerType`, what each message or event says. */
  readonly answer: GenericSchema;
  /** `messages`: lines of JSON while the work goes on, however long that takes. `events`: server-sent events, which end by themselves. */
  readonly answerType?: 'messages' | 'events';
  /** The token comes back in the `authorization` response header. A renewed one may come so with any call of a customer's. */
  readonly givesToken?: true;
  /** The answer may name the browser that asked for a code, in the header of otp.ts. */
  readonly givesTicket?: true;
}

/** Whether the customer's own id may stand in the query. */
export const takesCustomerId = ({ query }: Call): boolean =>
  query !== undefined && 'customerId' in ((query as { entries?: object }).entries ?? {});

/** Maximum size of a call's body, in bytes. */
export const maxBodyBytes = ({ caller, bodyBytes = MAX_BODY_BYTES[caller] }: Call): number => bodyBytes;

/** Keeps a call's exact types; adds nothing. */
export const call = <const C extends Call>(definition: C): C => definition;

import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import type { App, Env, Provider } from './env.ts';
import { type Editor, resolveEditorName, requireEditor } from './require-editor.ts';
import { ProviderError } from '../domain/errors.ts';
import { logSecurityEvent } from './security-log.ts';
import { readToken, renewToken, type Session } from '../domain/log-in/session-token.ts';
import type { CustomerRow } from '../repositories/customer.ts';

type Checked<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

interface Sessions {
  customer: Session;
  either: Session | undefined;
  anyone: undefined;
  editor: undefined;
}
interface Callers {
  customer: CustomerRow;
  either: CustomerRow | undefined;
  anyone: undefined;
  editor: undefined;
}

/** A call as its handler sees it: checked, and with the customer the token belongs to. */
export interface Received<C extends Call> extends Provider {
  /** The `{id}` of the path; '' when the path has none. */
  readonly id: string;
  readonly query: Checked<C['query']>;
  readonly body: Checked<C['body']>;
  readonly customer: Callers[C['caller']];
  /** The one the token belongs to. */
  readonly session: Sessions[C['caller']];
  /** Undefined where a call is not an editor's. */
  readonly editor: Editor | undefined;
  /** Under whose name an editor's change is recorded. */
  readonly by: string;
  readonly context: Context<Env>;
}

/** On the wire: decimal rupees, and what the schema fills in may be left out. */
export type Answer<C extends Call> = v.InferInput<C['answer']>;

const INVALID = 'Please check the marked fields.';

function validate(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  const fields: Record<string, string> = {};
  for (const issue of result.issues) fields[v.getDotPath(issue) ?? 'body'] ??= issue.message;
  const [message = INVALID, ...others] = Object.values(fields);
  throw new ProviderError(400, 'invalid', others.length > 0 ? INVALID : message, { fields });
}

/** Postgres keeps no NUL in text, and half a surrogate pair is no character. */
const sanitize = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value;

const isJson = (type: string | undefined): boolean => /^\s*application\/json\s*(;|$)/i.test(type ?? '');

/** What was sent, '' for nothing. A form of another site can't send JSON unasked: that would need our leave (CORS). */
async function readText(context: Context): Promise<string> {
  const text = (await context.req.text()).trim();
  if (text === '' || isJson(context.req.header('content-type'))) return text;
  throw new ProviderError(415, 'not_json', 'The body of a request must be sent as application/json.');
}

function parseBody(text: string): unknown {
  if (text === '') return undefined;
  let body: unknown;
  try {
    body = JSON.parse(text, sanitize);
  } catch {
    throw new ProviderError(400, 'bad_json', 'The body of this request is not JSON.');
  }
  // The schemas would take a list for an object without fields.
  if (Array.isArray(body))
    throw new ProviderError(400, 'bad_json', 'The body of this request is a list, not an object.');
  return body;
}

/** An empty value counts as absent, except what is searched for: a search for nothing finds nothing. */
const readQuery = (context: Context): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context.req.query())
      .filter(([key, value]) => value !== '' || key === 'searchKey')
      .map(([key, value]) => [key, sanitize(key, value)]),
  );

async function readSession(provider: Provider, context: Context<Env>): Promise<Session | undefined> {
  const { db, now, keys } = provider;
  const token = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
  if (token === undefined) return undefined;
  const session = await readToken(db, (await keys()).token, token, now());
  if (session !== 'forged') return session;
  await logSecurityEvent(provider, 'token-refused', { context, reason: 'no key of ours has signed it' });
  return undefined;
}

/** The session a call can't do without. */
async function requireSession(provider: Provider, context: Context<Env>): Promise<Session> {
  const session = await readSession(provider, context);
  if (session) return session;
  throw new ProviderError(401, 'unauthorised', 'Please log in.', { headers: { 'www-authenticate': 'Bearer' } });
}

function findSession(provider: Provider, context: Context<Env>, { caller }: Call): Promise<Session | undefined> {
  if (caller === 'customer') return requireSession(provider, context);
  return caller === 'either' ? readSession(provider, context) : Promise.resolve(undefined);
}

/** A `customerId` in a query is the caller's own: the token says whose that is, and without one it is nobody's. */
async function checkCustomerId(
  provider: Provider,
  context: Context<Env>,
  query: unknown,
  session: Session | undefined,
): Promise<void> {
  const { customerId } = (query ?? {}) as { customerId?: Id };
  if (customerId === undefined) return;
  const { customer } = session ?? (await requireSession(provider, context));
  if (!sameId(customerId, customer.id)) throw new ProviderError(403, 'forbidden', 'This belongs to another customer.');
}

/** Hands out a new token in time, so that nobody who comes back within a week has to log in again. */
async function renewSession({ db, keys, now }: Provider, context: Context<Env>, session: Session): Promise<void> {
  const token = await renewToken(db, (await keys()).token, session, now());
  if (token !== undefined) context.header('authorization', `Bearer ${token}`);
}

const limitBody = ({ bodyBytes = MAX_BODY_BYTES }: Call) =>
  bodyLimit({
    maxSize: bodyBytes,
    onError: () => {
      throw new ProviderError(413, 'too_large', `This request is larger than ${bodyBytes / (1024 * 1024)} MB.`);
    },
  });

/** Binds a call of the contract to its handler: the path, the checks of what comes in, and the type of what goes out. */
export function route<C extends Call>(
  app: App,
  provider: Provider,
  call: C,
  handle: (received: Received<C>) => Promise<Answer<C>>,
  status: ContentfulStatusCode = 200,
): void {
  // Hono, when not strict, takes the last slash off a request's path, so none may stand here.
  app.on(call.method, call.path.replace('{id}', ':id').replace(/\/$/, ''), limitBody(call), async (context) => {
    context.set('route', call.path);
    const editor = call.caller === 'editor' ? await requireEditor(provider, context) : undefined;
    const session = await findSession(provider, context, call);
    context.header('cache-control', call.caller !== 'anyone' || call.givesToken ? 'no-store' : 'no-cache');
    const query = call.query && validate(call.query, readQuery(context));
    await checkCustomerId(provider, context, query, session);
    const text = call.method === 'GET' ? '' : await readText(context);
    const body = call.body && validate(call.body, parseBody(text));
    const by = editor && body ? await resolveEditorName(provider.db, editor, (body as { by?: string }).by) : '';
    const id = String(sanitize('id', context.req.param('id') ?? ''));
    const customer = session?.customer;
    const received = { ...provider, id, query, body, customer, session, editor, by, context };
    // The schemas above made these fit the call; TypeScript can't follow a schema that is itself a variable.
    const answer = await handle(received as unknown as Received<C>);
    if (session) await renewSession(provider, context, session);
    return context.json(answer as object, status);
  });
}

import { setImmediate } from 'node:timers/promises';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import { type Call, maxBodyBytes } from '../../contract/call.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { MAX_BODY_BYTES } from '../../contract/body-limits.ts';
import { msg } from '../../contract/msg.ts';
import { withTrace } from '../db/trace.ts';
import type { App, Env, Provider } from './env.ts';
import { clientIp } from './client-ip.ts';
import { callName, isFromMemory, priorityOf, waitsForOthers } from './call-priority.ts';
import { parseBody, readId, readQuery, receiveText, refuseLarge, validate } from './read-request.ts';
import { announcedBytes } from './receive-body.ts';
import { retryRead } from './retry-read.ts';
import { type Editor, resolveEditorName, requireEditor } from './require-editor.ts';
import { ProviderError } from '../domain/errors.ts';
import { logSecurityEvent } from './security-log.ts';
import { limitTime } from './time-limit.ts';
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
export async function requireSession(provider: Provider, context: Context<Env>): Promise<Session> {
  const session = await readSession(provider, context);
  if (session) return session;
  throw loggedOut();
}

export const loggedOut = (): ProviderError =>
  new ProviderError(401, 'unauthorised', msg('Please log in.'), { headers: { 'www-authenticate': 'Bearer' } });

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
  if (sameId(customerId, customer.id)) return;
  await logSecurityEvent(provider, 'access-refused', { context, reason: 'another customer’s' });
  throw new ProviderError(403, 'forbidden', msg('This belongs to another customer.'));
}

/** Hands out a new token in time, so that nobody who comes back within a week has to log in again. */
async function renewSession({ db, keys, now }: Provider, context: Context<Env>, session: Session): Promise<void> {
  const token = await renewToken(db, (await keys()).token, session, now());
  if (token !== undefined) context.header('authorization', `Bearer ${token}`);
}

/** Whether the primary must answer, as for a build (`no-cache`, RFC 9111, section 5.2.1.4): a replica may not have what was just published. */
const mustBeFresh = (context: Context): boolean => /\bno-cache\b/i.test(context.req.header('cache-control') ?? '');

/** Runs a call's work once it is admitted, traced by the call's name. */
export function admit<T>(
  { admission, outsideAdmission, settings }: Provider,
  context: Context<Env>,
  call: Call,
  work: () => Promise<T>,
): Promise<T> {
  context.set('call', callName(call));
  if (isFromMemory(call)) return limitTime(settings.requestSeconds, work());
  const arrivedAt = performance.now();
  const outsider = waitsForOthers(call);
  const gate = outsider ? outsideAdmission[outsider] : admission;
  const priority = priorityOf(call);
  const done = gate.run(priority, clientIp(context, settings), async () => {
    context.set('waitedMs', performance.now() - arrivedAt);
    // The embedded database blocks this process while it works, so read, admit or refuse what has arrived first.
    await setImmediate();
    const waitForConnection = () => gate.yieldToOrders(priority);
    return withTrace({ call: callName(call), requestId: context.get('requestId'), waitForConnection }, work);
  });
  return limitTime(settings.requestSeconds, done);
}

/** The caller and the query, which are known before the body is read. */
export interface Caller {
  readonly editor: Editor | undefined;
  readonly session: Session | undefined;
  readonly query: unknown;
}

/** Identifies the caller. It queries the database, so it needs admission. */
export async function identify(provider: Provider, context: Context<Env>, call: Call): Promise<Caller> {
  const editor = call.caller === 'editor' ? await requireEditor(provider, context) : undefined;
  const session = await findSession(provider, context, call);
  const query = call.query && validate(call.query, readQuery(context));
  await checkCustomerId(provider, context, query, session);
  return { editor, session, query };
}

/** Key by which the room of large bodies is shared out. */
export const roomOf = ({ editor, session }: Caller): string =>
  editor ? `editor ${editor.name ?? ''}` : `customer ${session?.customer.id ?? ''}`;

/** Whether the whole body has arrived; it always has in tests, which have no server. */
const hasArrived = (context: Context<Env>): boolean =>
  (context.env as Env['Bindings'] | undefined)?.incoming?.complete ?? true;

/** Bodies up to this size need no room. */
const SMALL_BYTES = MAX_BODY_BYTES.customer;

function takeRoom({ bodyRoom }: Provider, context: Context<Env>, call: Call, caller: Caller): () => void {
  const bytes = announcedBytes(context.req.raw) ?? maxBodyBytes(call);
  return bytes > SMALL_BYTES ? bodyRoom.take(roomOf(caller), bytes) : () => {};
}

/**
 * Runs a call's work once it is admitted, its caller identified and its body received. A slow sender does not hold an admission
 * meanwhile, and is identified again afterwards: they may have logged out.
 */
export async function admitWithBody<T>(
  provider: Provider,
  context: Context<Env>,
  call: Call,
  work: (caller: Caller, text: string) => Promise<T>,
): Promise<T> {
  refuseLarge(context, call);
  const begun = await admit(provider, context, call, async () => {
    const caller = await identify(provider, context, call);
    return hasArrived(context) ? { result: await work(caller, await receiveText(context, call)) } : { caller };
  });
  if ('result' in begun) return begun.result;
  const leave = takeRoom(provider, context, call, begun.caller);
  try {
    const text = await receiveText(context, call);
    return await admit(provider, context, call, async () => work(await identify(provider, context, call), text));
  } finally {
    leave();
  }
}

/** Binds a call of the contract to its handler: path, validation of the input, and type of the answer. */
export function route<C extends Call>(
  app: App,
  provider: Provider,
  call: C,
  handle: (received: Received<C>) => Promise<Answer<C>>,
  status: ContentfulStatusCode = 200,
): void {
  const answer = async (context: Context<Env>, caller: Caller, text: string): Promise<Response> => {
    const { editor, session, query } = caller;
    context.header(
      'cache-control',
      call.caller !== 'anyone' || call.givesToken || call.givesTicket ? 'no-store' : 'no-cache',
    );
    const body = call.body && validate(call.body, parseBody(text));
    const by = editor && body ? await resolveEditorName(provider.db, editor, (body as { by?: string }).by) : '';
    const id = readId(context);
    const customer = session?.customer;
    const reader = mustBeFresh(context) ? provider.db : provider.reader;
    const received = { ...provider, reader, id, query, body, customer, session, editor, by, context };
    // The schemas above made these fit the call; TypeScript can't follow a schema that is itself a variable.
    const result = await handle(received as unknown as Received<C>);
    if (session) await renewSession(provider, context, session);
    return context.json(result as object, status);
  };
  const read = (context: Context<Env>) =>
    admit(provider, context, call, () =>
      retryRead(async () => answer(context, await identify(provider, context, call), '')),
    );
  const write = (context: Context<Env>) =>
    admitWithBody(provider, context, call, (caller, text) => answer(context, caller, text));

  // Hono, when not strict, takes the last slash off a request's path, so none may stand here.
  const path = call.path.replace('{id}', ':id').replace(/\/$/, '');
  app.on(call.method, path, (context) => {
    context.set('route', call.path);
    return call.method === 'GET' ? read(context) : write(context);
  });
}

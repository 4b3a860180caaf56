import type { Context } from 'hono';
import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { answerMessages, type Say } from './answer-messages.ts';
import type { App, Env, Provider } from './env.ts';
import { clientIp } from './client-ip.ts';
import { parseBody, readId, validate } from './read-request.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { resolveEditorName } from './require-editor.ts';
import { admit, admitWithBody, type Answer, type Caller, identify, roomOf } from './route.ts';

type Checked<S> = S extends v.GenericSchema ? v.InferOutput<S> : undefined;

/** An editor's call with a file, or with work that takes its time, as its handler sees it. */
export interface ReceivedWork<C extends Call> extends Provider {
  /** The `{id}` of the path; '' when the path has none. */
  readonly id: string;
  readonly query: Checked<C['query']>;
  readonly body: Checked<C['body']>;
  /** Where the file is for as long as the work goes on; '' where the call takes none. */
  readonly path: string;
  /** Under whose name the change is recorded; '' for what changes nothing. */
  readonly by: string;
  /** The caller, as limits tell them apart. */
  readonly from: string;
  /** Aborted when the caller goes away: what writes nothing ends then. */
  readonly signal: AbortSignal;
}

const namesAuthor = (schema: v.GenericSchema | undefined): boolean =>
  'by' in ((schema as { entries?: object } | undefined)?.entries ?? {});

/** With what it is called, and under whose name the change is recorded: this asks the database too. */
async function check({ db }: Provider, context: Context<Env>, call: Call, { editor, query }: Caller, text: string) {
  const body = call.body && validate(call.body, parseBody(text));
  const id = readId(context);
  const isNamed = namesAuthor(call.query) || namesAuthor(call.body);
  const typed = ((body ?? query) as { by?: string } | undefined)?.by;
  return { query, body, id, by: editor && isNamed ? await resolveEditorName(db, editor, typed) : '' };
}

/** Identifies the caller before the file is received. Only this needs admission to the database. */
async function checkAndReceive(provider: Provider, context: Context<Env>, call: Call) {
  const { who, checked } = await admit(provider, context, call, async () => {
    const caller = await identify(provider, context, call);
    return { who: roomOf(caller), checked: await check(provider, context, call, caller, '') };
  });
  return { checked, file: await receiveFile(context, call, { room: provider.fileRoom, who }) };
}

/** Runs the work, which may take minutes, without admission and time limit, so that orders go on meanwhile. */
async function receive<C extends Call>(provider: Provider, context: Context<Env>, call: C) {
  const { checked, file }: { checked: object; file?: ReceivedFile } =
    call.bodyType === 'bytes'
      ? await checkAndReceive(provider, context, call)
      : {
          checked: await admitWithBody(provider, context, call, (caller, text) =>
            check(provider, context, call, caller, text),
          ),
        };
  // The schemas above made these fit the call; TypeScript can't follow a schema that is itself a variable.
  const gone = new AbortController();
  const signal = AbortSignal.any([context.req.raw.signal, gone.signal]);
  const from = clientIp(context, provider.settings);
  const received = { ...provider, ...checked, from, signal, path: file?.path ?? '' } as unknown as ReceivedWork<C>;
  return { received, gone: () => gone.abort(), remove: async () => file?.remove() };
}

const bind = (app: App, call: Call, answer: (context: Context<Env>) => Promise<Response>): void => {
  app.on(call.method, call.path.replace('{id}', ':id'), (context) => {
    context.set('route', call.path);
    return answer(context);
  });
};

/** Binds a call that takes a file to its handler. */
export const fileRoute = <C extends Call>(
  app: App,
  provider: Provider,
  call: C,
  handle: (received: ReceivedWork<C>) => Promise<Answer<C>>,
): void =>
  bind(app, call, async (context) => {
    const { received, remove } = await receive(provider, context, call);
    try {
      return context.json((await handle(received)) as object, 200, { 'cache-control': 'no-store' });
    } finally {
      await remove();
    }
  });

/**
 * Binds a call that answers by messages to its handler. What that throws is a refusal; what it returns is the first message,
 * and the work that says the others.
 */
export const messageRoute = <C extends Call>(
  app: App,
  provider: Provider,
  call: C,
  handle: (received: ReceivedWork<C>) => Promise<{ begin: Answer<C>; work: (say: Say<Answer<C>>) => Promise<void> }>,
): void =>
  bind(app, call, async (context) => {
    const { received, gone, remove } = await receive(provider, context, call);
    try {
      const { begin, work } = await handle(received);
      return answerMessages(context, begin, (say) => work(say).finally(remove), gone);
    } catch (error) {
      await remove();
      throw error;
    }
  });

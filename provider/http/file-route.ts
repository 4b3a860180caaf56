import type { Context } from 'hono';
import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { answerMessages, type Say } from './answer-messages.ts';
import type { App, Env, Provider } from './env.ts';
import { parseBody, readQuery, readText, sanitize, validate } from './read-request.ts';
import { type ReceivedFile, receiveFile } from './receive-file.ts';
import { resolveEditorName, requireEditor } from './require-editor.ts';
import { admit, type Answer, limitBody } from './route.ts';

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
}

const namesAuthor = (schema: v.GenericSchema | undefined): boolean =>
  'by' in ((schema as { entries?: object } | undefined)?.entries ?? {});

/** Who calls, and with what: this asks the database, and takes a place for it as other calls do. */
async function check(provider: Provider, context: Context<Env>, call: Call, text: string) {
  const editor = await requireEditor(provider, context);
  const query = call.query && validate(call.query, readQuery(context));
  const body = call.body && validate(call.body, parseBody(text));
  const id = String(sanitize('id', context.req.param('id') ?? ''));
  const isNamed = namesAuthor(call.query) || namesAuthor(call.body);
  const typed = ((body ?? query) as { by?: string } | undefined)?.by;
  return { query, body, id, by: isNamed ? await resolveEditorName(provider.db, editor, typed) : '' };
}

/** The work itself, which may take minutes, has neither a place nor a time limit: orders go on meanwhile. */
async function receive<C extends Call>(provider: Provider, context: Context<Env>, call: C) {
  const isFile = call.bodyType === 'bytes';
  const text = isFile ? '' : await readText(context);
  const checked = await admit(provider, context, call, () => check(provider, context, call, text));
  const file: ReceivedFile | undefined = isFile ? await receiveFile(context, call.bodyBytes ?? 0) : undefined;
  // The schemas above made these fit the call; TypeScript can't follow a schema that is itself a variable.
  const received = { ...provider, ...checked, path: file?.path ?? '' } as unknown as ReceivedWork<C>;
  return { received, remove: async () => file?.remove() };
}

const bind = (app: App, call: Call, answer: (context: Context<Env>) => Promise<Response>): void => {
  const path = call.path.replace('{id}', ':id');
  const handle = (context: Context<Env>) => {
    context.set('route', call.path);
    return answer(context);
  };
  // A file's size is looked at while it is written.
  if (call.bodyType === 'bytes') app.on(call.method, path, handle);
  else app.on(call.method, path, limitBody(call), handle);
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
    const { received, remove } = await receive(provider, context, call);
    try {
      const { begin, work } = await handle(received);
      return answerMessages(context, begin, (say) => work(say).finally(remove));
    } catch (error) {
      await remove();
      throw error;
    }
  });

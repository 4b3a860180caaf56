import type { Context } from 'hono';
import type { FailedMessage } from '../../contract/failed-message.ts';
import type { Env } from './env.ts';
import { refusalOf } from './errors.ts';
import { languageOf } from './language.ts';

/** Proxies end an answer that sends nothing for half a minute. */
const REPEAT_MS = 3000;

const HEADERS = {
  'content-type': 'application/x-ndjson; charset=utf-8',
  'cache-control': 'no-store',
  // nginx passes each message on at once.
  'x-accel-buffering': 'no',
};

export type Say<Message> = (message: Message) => void;

/**
 * Answers with what `work` says, a line of JSON each; the last one is said again while there is nothing new. The work goes on
 * when nobody listens any more, unless it ends by itself then.
 * @param begin the first message
 * @param gone called when nobody listens any more
 */
export function answerMessages<Message>(
  context: Context<Env>,
  begin: Message,
  work: (say: Say<Message>) => Promise<void>,
  gone: () => void = () => {},
): Response {
  const encoder = new TextEncoder();
  let listener: ReadableStreamDefaultController<Uint8Array> | undefined;
  let last = '';
  const send = (line: string): void => listener?.enqueue(encoder.encode(line));
  const say = (message: Message | FailedMessage): void => send((last = `${JSON.stringify(message)}\n`));
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      listener = controller;
    },
    cancel() {
      listener = undefined;
      gone();
    },
  });
  const repeating = setInterval(() => send(last), REPEAT_MS);
  say(begin);
  void work(say)
    .catch((error: unknown) => {
      const refusal = refusalOf(error, context);
      say({ kind: 'failed', status: refusal.status, ...refusal.bodyIn(languageOf(context.req.raw)) });
    })
    .finally(() => {
      clearInterval(repeating);
      listener?.close();
    });
  return context.body(stream, 200, HEADERS);
}

import type { Context } from 'hono';
import type { Env } from './env.ts';

/** Proxies end an answer that sends nothing for half a minute. */
const KEEP_ALIVE_MS = 20_000;
/** Ends the stream, so that a reader who has gone unnoticed is dropped; a living one connects again. */
const LONGEST_MS = 5 * 60_000;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A server that stops need not wait for an idle connection.
  connection: 'close',
  // nginx passes each event on at once.
  'x-accel-buffering': 'no',
};

/** `isLast`: nothing will come after it. */
export type SayEvent<Event> = (event: Event, isLast?: boolean) => void;

/**
 * Answers with server-sent events, until the last one, or for some minutes. https://html.spec.whatwg.org/multipage/server-sent-events.html
 * @param follow begins to say them, and returns what stops it; what it throws is a refusal
 */
export function answerEvents<Event>(
  context: Context<Env>,
  follow: (say: SayEvent<Event>, end: () => void) => () => void,
): Response {
  const encoder = new TextEncoder();
  let close = (): void => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string): void => controller.enqueue(encoder.encode(text));
      // The answer begins at once, so that the reader knows that it is there.
      write(': following\n\n');
      const keepAlive = setInterval(() => write(': still there\n\n'), KEEP_ALIVE_MS).unref();
      const longest = setTimeout(() => end(), LONGEST_MS).unref();
      let unfollow = (): void => {};
      let isOver = false;
      close = () => {
        isOver = true;
        clearInterval(keepAlive);
        clearTimeout(longest);
        unfollow();
      };
      const end = (): void => {
        if (isOver) return;
        close();
        controller.close();
      };
      const say: SayEvent<Event> = (event, isLast = false) => {
        write(`data: ${JSON.stringify(event)}\n\n`);
        if (isLast) end();
      };
      try {
        unfollow = follow(say, end);
      } catch (error) {
        close();
        throw error;
      }
    },
    cancel: () => close(),
  });
  return context.body(stream, 200, HEADERS);
}

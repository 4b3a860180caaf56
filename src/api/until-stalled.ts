import { UnreachableError } from './errors.ts';

/** An answer with one of these has no body, and can't be made with one; Chromium gives it an empty one all the same. */
const WITHOUT_BODY = [204, 205, 304];

/**
 * Returns an answer whose body fails with an `UnreachableError` once nothing more of it has come for `timeout` milliseconds:
 * a browser waits for the rest for ever. A long answer may take its time, as long as it goes on.
 */
export function untilStalled(response: Response, timeout: number): Response {
  if (!response.body || WITHOUT_BODY.includes(response.status)) return response;
  const reader = response.body.getReader();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => {
        controller.error(new UnreachableError());
        void reader.cancel();
      }, timeout);
      const { done, value } = await reader.read().finally(() => clearTimeout(timer));
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}

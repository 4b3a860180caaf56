import type { Page } from 'playwright';

/** What a page has done with one event, in milliseconds. */
export interface Handled {
  readonly type: string;
  /** What its listeners took. */
  readonly work: number;
  /** From the moment that the browser was told of it, until the frame that shows what came of it. */
  readonly untilPaint: number;
}

type Timed = typeof globalThis & { handled: Handled[] };

/** Notes how long a page takes over events of these types, from the start. */
export async function timeEvents(page: Page, types: readonly string[]): Promise<void> {
  await page.addInitScript((types) => {
    const handled: Handled[] = [];
    (globalThis as Timed).handled = handled;
    const noteOnceShown = (event: Event, begun: number, ended: () => number) =>
      requestAnimationFrame(() => {
        // A message comes when the frame has been drawn.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () =>
          handled.push({ type: event.type, work: ended() - begun, untilPaint: performance.now() - event.timeStamp });
        port2.postMessage(null);
      });
    for (const type of types)
      addEventListener(
        type,
        (event) => {
          const begun = performance.now();
          let end = begun;
          // On the window, in the second phase: behind every listener of the page, and what they had rendered.
          addEventListener(type, () => (end = performance.now()), { once: true });
          noteOnceShown(event, begun, () => end);
        },
        { capture: true },
      );
  }, types);
}

/** What has been noted so far, once `count` events of a type are shown. */
export async function handledIn(page: Page, type: string, count: number): Promise<readonly Handled[]> {
  const enough = ({ type, count }: { type: string; count: number }) =>
    (globalThis as Timed).handled.filter((one) => one.type === type).length >= count;
  await page.waitForFunction(enough, { type, count });
  return page.evaluate(() => (globalThis as Timed).handled);
}

export const median = (times: readonly number[]): number => {
  const middle = times.toSorted((a, b) => a - b)[times.length >> 1];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
};

import type { Page } from 'playwright/test';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What moved by itself since the page began to load, by more than `least` of the screen, in words. */
export const shifts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(
    (least) =>
      new Promise<string[]>((resolve) => {
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const moved = (list.getEntries() as Shift[]).filter((shift) => !shift.hadRecentInput && shift.value > least);
          resolve(
            moved.map(({ value, startTime, sources }) => {
              const nodes = sources.map(({ node, previousRect, currentRect }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                return `${element?.outerHTML.slice(0, 80) ?? 'gone'} from ${place(previousRect)} to ${place(currentRect)}`;
              });
              return `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${nodes.join('; ')}`;
            }),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is not called.
        setTimeout(resolve, 200, []);
      }),
    least,
  );

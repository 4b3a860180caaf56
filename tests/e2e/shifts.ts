import type { Page } from 'playwright/test';
import { painted } from './frames.ts';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** What moved by itself since the page began to load, by more than `least` of the screen, in words. */
export async function shifts(page: Page, least: number): Promise<string[]> {
  await painted(page);
  return page.evaluate(
    (least) =>
      new Promise<string[]>((resolve) => {
        const place = ({ x, y, width, height }: DOMRectReadOnly) => `${width}×${height} at ${x},${y}`;
        const observer = new PerformanceObserver((list) => {
          // There is always one of these, so the observer is called without a shift too.
          if (list.getEntriesByType('navigation').length === 0) return;
          observer.disconnect();
          const all = list.getEntriesByType('layout-shift') as Shift[];
          const moved = all.filter((shift) => !shift.hadRecentInput && shift.value > least);
          resolve(
            moved.map(({ value, startTime, sources }) => {
              const nodes = sources.map(({ node, previousRect, currentRect }) => {
                const element = node instanceof Element ? node : node?.parentElement;
                return `${element?.outerHTML.slice(0, 80) ?? 'gone'} from ${place(previousRect)} to ${place(currentRect)}`;
              });
              return `${value.toFixed(4)} after ${Math.round(startTime)} ms: ${nodes.join('; ')}`;
            }),
          );
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'navigation', buffered: true });
      }),
    least,
  );
}

/** What a page reports of itself while a shopper uses it. */
export type PageReport =
  /** When the first frame of a page was shown, by the clock of the machine: a new one, or one that came back. */
  | {
      readonly type: 'shown';
      readonly path: string;
      readonly how: 'painted' | 'prerendered' | 'restored';
      readonly at: number;
    }
  | { readonly type: 'shift'; readonly path: string; readonly value: number; readonly what: string }
  /** From a tap or a key until the frame that answers it, in milliseconds. */
  | { readonly type: 'interaction'; readonly path: string; readonly ms: number; readonly event: string };

type Reporting = typeof globalThis & { report: (text: string) => void };
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page, before anything of its own: nothing from outside this function is at hand there. */
export function reportPage(): void {
  const path = () => location.pathname + location.search;
  const tell = (what: PageReport) => (globalThis as Reporting).report(JSON.stringify(what));
  const reportShown = (how: 'painted' | 'prerendered' | 'restored', at: number) =>
    tell({ type: 'shown', path: path(), how, at: performance.timeOrigin + at });
  const onceDrawn = (then: () => void) =>
    requestAnimationFrame(() => {
      // A message comes when the frame has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = then;
      port2.postMessage(null);
    });
  const prerendered = (document as Document & { prerendering?: boolean }).prerendering;
  if (prerendered)
    document.addEventListener('prerenderingchange', () =>
      onceDrawn(() => reportShown('prerendered', performance.now())),
    );
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onceDrawn(() => reportShown('restored', performance.now()));
  });
  const observe = (options: PerformanceObserverInit, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
  if (!prerendered)
    observe({ type: 'paint', buffered: true }, ({ name, startTime }) => {
      if (name === 'first-paint') reportShown('painted', startTime);
    });
  observe({ type: 'layout-shift', buffered: true }, (entry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    const nodes = sources.map(({ node }) => (node instanceof Element ? node : node?.parentElement)?.outerHTML);
    if (!hadRecentInput) tell({ type: 'shift', path: path(), value, what: nodes[0]?.slice(0, 80) ?? '' });
  });
  observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    const { interactionId, duration, name } = entry as PerformanceEventTiming & { interactionId?: number };
    if (interactionId) tell({ type: 'interaction', path: path(), ms: duration, event: name });
  });
}

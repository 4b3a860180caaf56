/** What a page notes of its first visit, in milliseconds since it was asked for. */
interface Visit {
  firstPaint: number | undefined;
  largestPaint: number | undefined;
  /** Tasks above 50 ms, with their beginning. */
  readonly longTasks: { start: number; duration: number }[];
  /** The centre of the control to tap, once it is painted. */
  control: { x: number; y: number } | undefined;
  tapped: number | undefined;
  /** The frame that shows what the tap did. */
  effect: number | undefined;
  /** From a tap to the frame that answers it, the longest. */
  warmTap: number;
}

export type Visited = typeof globalThis & { visit: Visit };

/** Runs in the page, before anything of its own: nothing from outside this function is at hand there. */
export function observeVisit({ control, effect }: { control: string | null; effect: string | null }): void {
  const visit: Visit = {
    firstPaint: undefined,
    largestPaint: undefined,
    longTasks: [],
    control: undefined,
    tapped: undefined,
    effect: undefined,
    warmTap: 0,
  };
  (globalThis as Visited).visit = visit;
  const observe = (options: PerformanceObserverInit, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe(options);
  observe({ type: 'paint', buffered: true }, ({ name, startTime }) => {
    if (name === 'first-contentful-paint') visit.firstPaint = startTime;
  });
  observe({ type: 'largest-contentful-paint', buffered: true }, ({ startTime }) => (visit.largestPaint = startTime));
  observe({ type: 'longtask', buffered: true }, ({ startTime: start, duration }) =>
    visit.longTasks.push({ start, duration }),
  );
  observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit, (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming & { interactionId?: number };
    if (interactionId) visit.warmTap = Math.max(visit.warmTap, duration);
  });
  addEventListener('pointerdown', ({ timeStamp }) => (visit.tapped ??= timeStamp), { capture: true });
  if (control === null || effect === null) return;
  const look = () => {
    if (!visit.control && visit.firstPaint !== undefined) {
      const found = [...document.querySelectorAll(control)].find((one) => one.checkVisibility());
      const box = found?.getBoundingClientRect();
      if (found && box && (box.top < 0 || box.bottom > innerHeight)) found.scrollIntoView({ block: 'center' });
      else if (box) visit.control = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    }
    if (visit.tapped !== undefined && [...document.querySelectorAll(effect)].some((one) => one.checkVisibility()))
      visit.effect = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

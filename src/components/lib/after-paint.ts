/** Resolves once the next frame is painted: what answers a tap is seen before the work that follows it. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

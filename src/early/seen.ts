/** Waits until somebody sees the page, which may have been rendered before it was asked for. */
export const seen = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.prerendering) document.addEventListener('prerenderingchange', resolve, { once: true });
    else resolve(undefined);
  });

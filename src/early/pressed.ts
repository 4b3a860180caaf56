let held: Promise<void> | undefined;

/** Notes while something is being pressed. */
export function watchPress(): void {
  let release = () => {};
  addEventListener(
    'pointerdown',
    () => {
      release();
      held = new Promise((resolve) => (release = resolve));
    },
    { capture: true, passive: true },
  );
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(
      type,
      () =>
        // Behind the click that this makes.
        setTimeout(() => {
          held = undefined;
          release();
        }),
      { capture: true, passive: true },
    );
}

/** Waits while something is being pressed: were it replaced meanwhile, the press would end on something else, and count for nothing. */
export const released = (): Promise<void> | undefined => held;

/** Longest press in milliseconds: when a menu opens over the page, no event ends the press. */
const MAX_PRESS_MS = 3000;

let held: Promise<void> | undefined;

/** Notes while something is being pressed. */
export function watchPress(): void {
  let end = () => {};
  const listen = (type: string, listener: () => void) =>
    addEventListener(type, listener, { capture: true, passive: true });
  listen('pointerdown', () => {
    end();
    held = new Promise((resolve) => {
      end = () => {
        held = undefined;
        resolve();
      };
    });
    const press = held;
    setTimeout(() => held === press && end(), MAX_PRESS_MS);
  });
  // Behind the click that this makes.
  for (const type of ['pointerup', 'pointercancel']) listen(type, () => void setTimeout(end));
}

/** Waits while something is being pressed: were it replaced meanwhile, the press would end on something else, and count for nothing. */
export const released = (): Promise<void> | undefined => held;

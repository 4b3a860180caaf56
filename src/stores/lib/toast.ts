import { atom } from 'nanostores';
import { config } from '../../config.ts';
import { loadOnMount } from './request.ts';
import { sessionText } from './session-entry.ts';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'error';
  readonly action?: { readonly label: string; readonly run: () => void };
}

/** Milliseconds a toast stays; one with an action stays longer. */
const DURATION_MS = { plain: 5000, action: 8000 };
/** While it is pointed at or focused it waits: so often that is looked at, and so long it stays after. */
const HELD_MS = { look: 1000, after: 2000 };

export const $toasts = atom<readonly Toast[]>([]);
let last = 0;

interface ToastOptions {
  tone?: Toast['tone'];
  action?: Toast['action'];
  /** Until it is closed, or its action taken. */
  stays?: boolean;
}

/** Shows a message. Returns its id, by which it can be closed, or be seen to have gone. */
export function toast(text: string, { tone = 'plain', action, stays }: ToastOptions = {}): number {
  const id = ++last;
  // The same words twice are one message.
  const others = $toasts.get().filter((other) => other.text !== text);
  $toasts.set([...others, { id, text, tone, ...(action && { action }) }]);
  if (!stays) closeLater(id, action ? DURATION_MS.action : DURATION_MS.plain);
  return id;
}

const isHeld = (): boolean =>
  typeof document !== 'undefined' && document.querySelector('[data-toasts] > :is(:hover, :focus-within)') !== null;

/** Asks instead of listening: an element that goes under the pointer, or with the focus, says nothing of it. */
function closeLater(id: number, ms: number, wasHeld = false): void {
  setTimeout(() => {
    if (isHeld()) closeLater(id, HELD_MS.look, true);
    else if (wasHeld) closeLater(id, HELD_MS.after);
    else closeToast(id);
  }, ms);
}

export const closeToast = (id: number): void => $toasts.set($toasts.get().filter((other) => other.id !== id));

/** The message that the next page of this tab shows. */
const nextMessage = sessionText(config.nextToastKey);
/** Set while this page is being left, so that it does not show the next page's message itself. */
let leaving = false;

/** Shows a message on the next page, such as why this one was left. */
export function toastOnNextPage(text: string): void {
  leaving = true;
  nextMessage.write(text);
}

loadOnMount($toasts, () => {
  if (leaving) return;
  const text = nextMessage.read();
  nextMessage.write(null);
  if (text) toast(text);
});

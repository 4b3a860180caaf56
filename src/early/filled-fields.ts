import { used } from './needed.ts';

type FilledField = HTMLInputElement | HTMLTextAreaElement;

/** What is filled in for a person; a search box shows by itself what is searched for. */
const FIELDS = 'textarea,input:is(:not([type]),[type=text],[type=email],[type=tel],[type=password])';

/** A button may wait for what has been filled in: so often that is looked for on a page in use. */
const LOOK_EVERY_MS = 1000;

/** What each field said when it was last heard of. */
const heard = new WeakMap<EventTarget, string>();

/**
 * Browsers and password managers fill fields without an event, of which a form then knows nothing. It hears of them before
 * whatever the shopper does next: React writes what it knows into `defaultValue`.
 */
export function reportFilledFields(): void {
  for (const type of ['input', 'change']) addEventListener(type, ({ target }) => note(target), { capture: true });
  for (const type of ['pointerdown', 'focusin', 'keydown', 'click', 'submit'])
    addEventListener(type, reportBefore, { capture: true });
  void used.then(() => setInterval(() => reportAll(), LOOK_EVERY_MS));
}

function note(target: EventTarget | null): void {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) heard.set(target, target.value);
}

function reportBefore(event: Event): void {
  // Who types is heard anyway; Enter sends what else has been filled in.
  if (event instanceof KeyboardEvent && (event.key !== 'Enter' || event.isComposing)) return;
  // Who comes to a field may have selected what is in it, to type over.
  reportAll(event.type === 'focusin' ? event.target : null);
}

function reportAll(butFor?: EventTarget | null): void {
  for (const field of document.querySelectorAll<FilledField>(FIELDS)) {
    const { value, defaultValue } = field;
    if (field !== butFor && letters(value) !== letters(defaultValue) && value !== heard.get(field))
      typeInto(field, value);
  }
}

/** Browsers write line breaks, and the spaces around an address, in a way of their own. */
const letters = (text: string): string => text.replace(/\s/g, '');

/** Sets a field's text the way typing does, because React ignores a value that a script sets. The selection stays. */
export function typeInto(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field) as object, 'value', text, field);
  // Null where a field has none to tell, as one for an e-mail address.
  if (document.activeElement === field && selectionStart !== null)
    field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

import { t } from '../i18n/t.ts';
import { chooseLocation as words } from '../ui/choose-location.ts';
import { tw } from '../ui/tw.ts';
import { typeInto } from './filled-fields.ts';
import { untilHydrated } from './until-hydrated.ts';

/** The look of the dialog, its box and its input as long as the deferred styles are not there. */
const LOOKS = [
  'position:fixed;inset:0;place-items:center;width:100%;height:100%;max-width:none;max-height:none;background:var(--color-scrim);display:grid',
  'display:grid;align-content:start;gap:.75rem;width:min(28rem,100% - 2.375rem);min-height:29.5rem;padding:1.5rem;border-radius:var(--radius-dialog);background:var(--color-surface)',
  'outline:0',
];

/**
 * Opens the dialog of pincodes before its island is hydrated, ready to type; React goes on with what was typed. Returns false for a
 * button of something else.
 */
export function openPincodes(button: HTMLElement, island: Element): boolean {
  const dialog = island.querySelector<HTMLDialogElement>(`dialog[aria-labelledby="${words.id}"]`);
  const box = dialog?.querySelector('div');
  if (!dialog || !box) return false;
  if (button.closest('dialog') === dialog) {
    dialog.close();
    return true;
  }
  if (button.ariaHasPopup !== 'dialog') return false;
  const input = make('input', '', {
    placeholder: t(words.search),
    ariaLabel: t(words.search),
    inputMode: 'numeric',
    maxLength: 12,
  });
  input.autofocus = true;
  const close = make('button', tw`btn btn-square btn-ghost btn-sm`, { ariaLabel: t('Close'), textContent: '✕' });
  const heading = make('h2', tw`text-3xl`, { id: words.id, textContent: t(words.title) });
  box.replaceChildren(
    make('div', tw`-mt-1 -mr-2 mb-1 flex items-center justify-between`, {}, heading, close),
    make('p', tw`text-muted`, { textContent: t(words.hint) }),
    // Where React has the way by location.
    make('p', tw`h-11`, {}),
    make('div', tw`input mt-5`, { textContent: t(words.select) }),
    make('div', tw`input mt-2`, {}, input),
    make('p', tw`px-2 pt-6 text-center text-muted`, { textContent: t(words.loading), role: 'status' }),
  );
  const style = () => {
    const there = document.querySelector<HTMLLinkElement>('#deferred')?.sheet ?? !dialog.open;
    [dialog, box, input].forEach((one, i) => (one.style.cssText = there ? '' : (LOOKS[i] ?? '')));
  };
  document.querySelector('#deferred')?.addEventListener('load', style, { once: true });
  dialog.onclose = style;
  dialog.onclick = ({ target }) => target === dialog && dialog.close();
  dialog.showModal();
  style();
  untilHydrated(island, () => {
    const { open } = dialog;
    dialog.onclose = dialog.onclick = null;
    // At an event React would hydrate what it finds halfway.
    for (const name of FOCUS_EVENTS) addEventListener(name, stop, true);
    dialog.close();
    for (const one of [dialog, box]) one.removeAttribute('style');
    box.replaceChildren();
    for (const name of FOCUS_EVENTS) removeEventListener(name, stop, true);
    return () => {
      if (!open) return;
      button.click();
      // React opens it in a microtask of its own.
      queueMicrotask(() => {
        const search = box.querySelector('input');
        if (search && input.value) typeInto(search, input.value);
      });
    };
  });
  return true;
}

/** What comes of an input that is typed into and taken away. */
const FOCUS_EVENTS = ['change', 'blur', 'focusout', 'focus', 'focusin'];
const stop = (event: Event): void => event.stopImmediatePropagation();

function make<Name extends 'button' | 'div' | 'h2' | 'input' | 'p'>(
  name: Name,
  className: string,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Element[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), { className }, properties);
  element.append(...children);
  return element;
}

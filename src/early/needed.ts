import idle from 'astro/runtime/client/idle.js';
import visible from 'astro/runtime/client/visible.js';
import { soon } from '../config.ts';
import { untilChanged } from './changed-goods.ts';
import { never, parsed } from './page-state.ts';
import { serveCustomer } from './customer.ts';
import { drawName, drawPincode } from './draw-texts.ts';
import { showStoredCart } from './early-cart.ts';
import { readShopper, type Shopper } from './shopper.ts';
import { DEFAULT_LOCALE } from '../../contract/locales.ts';
import { current } from '../i18n/current.ts';

type Directive = typeof idle;
/** What Astro reads of a page is typed as texts alone. */
const withValue = (value: object) => ({ value }) as unknown as Parameters<Directive>[1];

/** When an island of `client:needed` is hydrated, besides at the first use of a control of its page. */
interface Needs {
  /** It shows goods as the build knew them: as soon as one of them has another price or stock. */
  goods?: true;
  /** It shows what the query of the address asks for: at once where there is one. */
  query?: true;
  /** Elements do in it what it is mostly used for: of all uses of the page, only one of what is left wakes it. */
  inside?: true;
  /** It has more to say than the page: once somebody looks through that. */
  browsing?: true;
  /** As `browsing`, of the pincode: where one is chosen. */
  pincode?: true;
  /** It is there for customers alone: at once, or as `browsing`. */
  customer?: 'at once' | 'browsing';
  /** Not before it is as near to the screen, as a margin in CSS. */
  near?: string;
}

declare module 'astro' {
  interface AstroClientDirectives {
    'client:needed'?: Needs | boolean;
  }
}

const CONTROLS = 'button,input,select,textarea,label,a[data-in-place]';

/** They do what they are pressed for without an island (src/elements). */
export const ELEMENTS = 'cart-stepper,wish-heart';

let wake: (used?: Element | null) => void = () => {};
/** The first use of the page, with the island that was used. */
export const used = new Promise<Element | null | undefined>((resolve) => (wake = resolve));
/** Islands that wait for a use of their own, and those that were used: Astro has some wait until the page is parsed. */
const waiting = new Map<Element, (() => void) | null>();

function use(control?: Element | null): void {
  const island = control?.closest('astro-island');
  wake(island);
  if (!island || control?.closest(ELEMENTS)) return;
  waiting.get(island)?.();
  waiting.set(island, null);
}
let browse: () => void = () => {};
const browsed = new Promise<void>((resolve) => (browse = resolve));
let meet: () => void = () => {};
/** Somebody is logged in. */
const met = new Promise<void>((resolve) => (meet = resolve));

/** Wakes the islands after the next frame is painted, so that they do not delay it. */
export const useSoon = (control?: Element | null): void =>
  void requestAnimationFrame(() => setTimeout(() => use(control)));

/** The control of an island that was used. */
const controlOf = (target: unknown): Element | null => {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  return control?.closest('astro-island') ? control : null;
};

function showShopper({ name, pincode }: Pick<Shopper, 'name' | 'pincode'>): void {
  drawName(name);
  drawPincode(pincode);
}

/** Listens for what wakes the islands of a page. */
export function watchUse(): void {
  const look = ({ target }: { readonly target: unknown }) => {
    const control = controlOf(target);
    if (control) useSoon(control);
  };
  for (const type of ['focusin', 'click', 'input', 'change'])
    addEventListener(type, look, { capture: true, passive: true });
  // From before this script was there.
  look({ target: document.activeElement });
  addEventListener('keydown', () => useSoon(controlOf(document.activeElement)), {
    capture: true,
    passive: true,
  });
  // A finger comes without notice, and may only mean to scroll.
  addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      const control = pointerType === 'mouse' && controlOf(target);
      if (control) use(control);
    },
    { capture: true, passive: true },
  );
  for (const type of ['scroll', 'touchmove'])
    addEventListener(type, browse, { capture: true, passive: true, once: true });
  // A browser says so as well when a page comes to lie below a mouse that rests.
  const hasMoved = ({ movementX, movementY }: PointerEvent) => (movementX !== 0 || movementY !== 0) && browse();
  addEventListener('pointermove', hasMoved, { capture: true, passive: true });
  void browsed.then(() => removeEventListener('pointermove', hasMoved, { capture: true }));

  const lookAtState = async () => {
    await messagesLoaded();
    const shopper = readShopper();
    if (!shopper) return use();
    showShopper(shopper);
    showStoredCart(shopper.lines);
    if (shopper.name === null) return;
    meet();
    serveCustomer(showShopper, use);
  };
  // What other tabs do shows here, and what was done since a page that comes back was left.
  // What a tap on this page has written says that it is in use anyway.
  addEventListener('storage', ({ isTrusted }) => isTrusted && void lookAtState());
  addEventListener('pageshow', ({ persisted }) => persisted && void lookAtState());
  // What has arrived of the page so far, before it is painted where the script was cached.
  void lookAtState();
  void parsed().then(() => {
    // An island that hydrates at once loads the framework anyway.
    if (document.querySelector('astro-island:not([client=needed])')) use();
    else void lookAtState();
  });
  void window.translated?.then(lookAtState);
}

/** Those that are begun with: who tries again after a script was lost does not wait once more. */
const woken = new WeakSet<Element>();

/** The directive `client:needed`. The island that is used comes first. */
export const needed: Directive = async (load, options, island) => {
  const { inside, goods, query, browsing, pincode, customer, near } = Object(options['value']) as Needs;
  const first = await (woken.has(island)
    ? undefined
    : Promise.race([
        inside && !waiting.has(island) ? new Promise<void>((resolve) => waiting.set(island, resolve)) : used,
        goods ? untilChanged(island) : never,
        query && location.search ? undefined : never,
        browsing ? browsed : never,
        pincode ? browsed.then(() => (readShopper()?.pincode ? undefined : never)) : never,
        customer ? met.then(() => (customer === 'browsing' ? browsed : undefined)) : never,
      ]));
  woken.add(island);
  if (near !== undefined) visible(load, withValue({ rootMargin: near }), island);
  else if (first === island) await (await load())();
  else idle(load, withValue(soon), island);
};

/** Waits for the messages of a page in another language than English; what can't be loaded stays in English. */
async function messagesLoaded(): Promise<void> {
  const { locale } = current();
  if (locale === DEFAULT_LOCALE) return;
  await parsed();
  const scripts = document.querySelectorAll<HTMLScriptElement>(`script[src*="-${locale}."]`);
  await Promise.allSettled([...scripts].map(({ src }) => import(/* @vite-ignore */ src)));
}

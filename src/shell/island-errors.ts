/** An island that is not alive after this long, in milliseconds, is said to be late; it may still come. */
const PATIENCE = 10_000;

/** Islands that are the page, by the name of their component. */
const NAMES: Readonly<Record<string, string>> = {
  CartPage: 'Your cart',
  Dashboard: 'Your account',
  LogIn: 'Log in',
  SearchResults: 'Search',
  ThankYou: 'Your order',
};

type Loss = 'could not be loaded' | 'is taking long to load' | 'stopped working';
/** Astro's own element. */
type Island = HTMLElement & { start?: () => Promise<void> };

const lost = new Map<Island, Loss>();
let notice: HTMLElement | undefined;
/** Trying again in place has not helped. */
let inVain = false;

/**
 * Says so where the scripts of a part of the page don't come, or break, and offers to try again. Links and forms of
 * such a part stay; controls that would do nothing go, as without JavaScript.
 */
export function reportIslandErrors(): void {
  addEventListener('astro:hydration-error', ({ target }) => lose(target as Island, 'could not be loaded'));
  addEventListener('island:error', ({ target }) => lose(target as Island, 'stopped working'));
  addEventListener('astro:hydrate', ({ target }) => find(target as Island), { capture: true });
  setTimeout(() => {
    for (const island of document.querySelectorAll<Island>('astro-island[ssr]:not([client=visible])'))
      if (!lost.has(island)) lose(island, 'is taking long to load');
  }, PATIENCE);
}

function lose(island: Island, loss: Loss): void {
  island.dataset['scriptless'] = '';
  lost.set(island, loss);
  show();
}

function find(island: Island): void {
  delete island.dataset['scriptless'];
  if (lost.delete(island)) show();
}

/** One notice for all that is lost, named after what matters most: the page's own part. */
function show(): void {
  notice?.remove();
  const nameOf = (island: Island) => NAMES[island.getAttribute('component-export') ?? ''];
  const [island, loss] = [...lost].find(([island]) => nameOf(island)) ?? [...lost][0] ?? [];
  if (!island) return;
  const title = document.createElement('b');
  title.textContent = `${nameOf(island) ?? 'Part of this page'} ${loss}.`;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-outline';
  button.textContent = 'Try again';
  button.onclick = retry;
  notice = document.createElement('div');
  notice.className = 'island-error';
  notice.role = 'alert';
  const words = document.createElement('p');
  words.append(title, ' Links on this page still work.');
  notice.append(words, button);
  document.querySelector('main.wrap, main .wrap')?.prepend(notice);
}

/** In place first, which keeps what was typed elsewhere; some browsers never ask again for a script that failed once. */
async function retry(): Promise<void> {
  const late = [...lost.values()].includes('is taking long to load');
  if (late || inVain) {
    // Offline, a reload would take away what can be read.
    const there = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (there) return location.reload();
  }
  inVain = true;
  const again = [...lost.keys()];
  lost.clear();
  show();
  document.querySelector('main')?.focus();
  for (const island of again) {
    delete island.dataset['scriptless'];
    if (island.hasAttribute('ssr')) void island.start?.();
    else island.dispatchEvent(new Event('island:retry'));
  }
}

import { msg } from '../../contract/msg.ts';
import { t } from '../i18n/t.ts';
import { TITLES } from '../island-registry.ts';
import { paths } from '../paths.ts';
import { used } from '../early/needed.ts';

/** An island that is not hydrated after this time is reported as slow; it may still come. */
const TIMEOUT_MS = 10_000;

type Title = (typeof TITLES)[keyof typeof TITLES];

const MISSING = msg('{part} could not be loaded.');
const SLOW = msg('{part} is taking long to load.');
const BROKEN = msg('{part} stopped working.');
type Problem = typeof MISSING | typeof SLOW | typeof BROKEN;
/** Astro's own element. */
type Island = HTMLElement & { start?: () => Promise<void> };

const failed = new Map<Island, Problem>();
let alertBox: HTMLElement | undefined;
let hasRetried = false;

/**
 * Shows an alert with a retry where an island's script can't be loaded, or the island throws. Its links and forms stay;
 * controls that would do nothing are hidden, as without JavaScript.
 */
export function reportIslandErrors(): void {
  addEventListener('astro:hydration-error', ({ target }) => addProblem(target as Island, MISSING));
  addEventListener('island:error', ({ target }) => addProblem(target as Island, BROKEN));
  addEventListener('astro:hydrate', ({ target }) => clearProblem(target as Island), { capture: true });
  setTimeout(() => reportSlow('astro-island[ssr]:not([client=needed])'), TIMEOUT_MS);
  void used.then(() => setTimeout(() => reportSlow('astro-island[ssr][client=needed]:not([opts*=near])'), TIMEOUT_MS));
}

function reportSlow(islands: string): void {
  for (const island of document.querySelectorAll<Island>(islands)) if (!failed.has(island)) addProblem(island, SLOW);
}

function addProblem(island: Island, problem: Problem): void {
  island.dataset['scriptless'] = '';
  failed.set(island, problem);
  render();
}

function clearProblem(island: Island): void {
  delete island.dataset['scriptless'];
  if (failed.delete(island)) render();
}

/** One alert for all failed islands, titled after the page's main content if that is among them. */
function render(): void {
  alertBox?.remove();
  const titleOf = (island: Island) =>
    (TITLES as Readonly<Record<string, Title>>)[island.getAttribute('component-export') ?? ''];
  const [island, problem] = [...failed].find(([island]) => titleOf(island)) ?? [...failed][0] ?? [];
  if (!island || !problem) return;
  const name = titleOf(island);
  const title = document.createElement('b');
  title.textContent = t(problem, { part: name ? t(name) : t('Part of this page') });
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-outline btn-primary';
  button.textContent = t('Try again');
  button.onclick = retry;
  alertBox = document.createElement('div');
  alertBox.className = 'alert my-4 flex-wrap justify-between gap-x-4 gap-y-2 px-4 py-3 text-base leading-normal';
  alertBox.role = 'alert';
  const text = document.createElement('p');
  text.append(title, ` ${t('Links on this page still work.')}`);
  alertBox.append(text, button, ...helpLink());
  document.querySelector('main.wrap, main .wrap')?.prepend(alertBox);
}

/** The way to the page of help, where the shop has one. */
function helpLink(): HTMLAnchorElement[] {
  if (!('help' in document.documentElement.dataset)) return [];
  const link = document.createElement('a');
  link.className = 'link';
  link.href = paths.cms('help');
  link.textContent = t('Help');
  return [link];
}

/** First without a reload, which keeps what was typed elsewhere; some browsers never request a failed module again. */
async function retry(): Promise<void> {
  const isSlow = [...failed.values()].includes(SLOW);
  if (isSlow || hasRetried) {
    // Offline, a reload would replace what can still be read.
    const online = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
    if (online) return location.reload();
  }
  hasRetried = true;
  const islands = [...failed.keys()];
  failed.clear();
  render();
  document.querySelector('main')?.focus();
  for (const island of islands) {
    delete island.dataset['scriptless'];
    if (island.hasAttribute('ssr')) void island.start?.();
    else island.dispatchEvent(new Event('island:retry'));
  }
}

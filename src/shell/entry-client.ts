import { watchNavigation } from './navigation-progress.ts';
import { hideOnScroll } from './hide-on-scroll.ts';
import { Carousel } from './carousel.ts';
import { ThemeSwitch } from './theme-switch.ts';
import { config } from '../config.ts';

// The shell's scripts that need no framework, in one small file.
const spinner = document.querySelector<HTMLElement>('[data-route-spinner]');
if (spinner) watchNavigation((loading) => (spinner.hidden = !loading));

const bar = document.querySelector<HTMLElement>('[data-bottom-bar]');
if (bar) hideOnScroll(bar);

hideExpired();
rememberLanguage();

customElements.define('theme-switch', ThemeSwitch);
customElements.define('shop-carousel', Carousel);

/** Hides elements whose `data-until` has passed since the build; the next build leaves them out. */
function hideExpired(now = Date.now()): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    element.hidden = Date.parse(element.dataset['until'] ?? '') <= now;
}

/** A link to the page in another language is also the choice of that language. */
function rememberLanguage(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    try {
      if (link) localStorage.setItem(config.languageKey, link.hreflang);
    } catch {
      // Without storage: the link leads there all the same.
    }
  });
}

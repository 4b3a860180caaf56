import { config } from '../config.ts';

/** A link to the page in another language is also the choice of that language. */
export function rememberLanguage(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    try {
      if (link) localStorage.setItem(config.languageKey, link.hreflang);
    } catch {
      // Without storage: the link leads there all the same.
    }
  });
}

import { config } from '../config.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

/** What the shopper chose; light until then. */
export function chosenTheme(): Theme {
  try {
    const kept = localStorage.getItem(config.themeKey);
    return isTheme(kept) ? kept : 'light';
  } catch {
    return shownTheme(); // Storage can't be used: what the page shows is all there is to know.
  }
}

export function chooseTheme(theme: Theme): void {
  window.showTheme(theme);
  try {
    localStorage.setItem(config.themeKey, theme);
  } catch {
    // The choice holds for this page.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Calls back when the theme is chosen here, in another tab, or before coming back to this page. */
export function followTheme(changed: () => void): void {
  const update = () => {
    window.showTheme(chosenTheme());
    changed();
  };
  addEventListener(CHANGED, changed);
  addEventListener('storage', ({ key }) => key === config.themeKey && update());
  addEventListener('pageshow', ({ persisted }) => persisted && update());
}

const CHANGED = 'haat:theme';

const shownTheme = (): Theme => (document.documentElement.dataset['theme'] as Theme | undefined) ?? 'system';

import { config } from '../config.ts';

export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const isTheme = (value: string | null): value is Theme => THEMES.some((theme) => theme === value);

/** Returns the stored theme; light until one is chosen. */
export function getTheme(): Theme {
  try {
    const stored = localStorage.getItem(config.themeKey);
    return isTheme(stored) ? stored : 'light';
  } catch {
    return appliedTheme(); // Without storage, the page's own theme is all that is known.
  }
}

export function setTheme(theme: Theme): void {
  window.applyTheme(theme);
  try {
    localStorage.setItem(config.themeKey, theme);
  } catch {
    // Without storage, it applies to this page only.
  }
  dispatchEvent(new Event(THEME_CHANGED));
}

/** Calls back when the theme is set here, in another tab, or while this page was in the back/forward cache. */
export function onThemeChange(callback: () => void): void {
  const update = () => {
    window.applyTheme(getTheme());
    callback();
  };
  addEventListener(THEME_CHANGED, callback);
  addEventListener('storage', ({ key }) => key === config.themeKey && update());
  addEventListener('pageshow', ({ persisted }) => persisted && update());
}

const THEME_CHANGED = 'haat:theme';

const appliedTheme = (): Theme => (document.documentElement.dataset['theme'] as Theme | undefined) ?? 'system';

import { expect, type Page } from 'playwright/test';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { MESSAGES } from '../../src/i18n/messages/all.ts';

export type Other = Exclude<Locale, 'en'>;
export const OTHERS = Object.keys(MESSAGES) as Other[];

/** A text as the shop says it in a language, with the values of its placeholders. */
export const said = (locale: Other, text: string, values: Readonly<Record<string, string>> = {}): string =>
  (MESSAGES[locale][text] ?? text).replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);

/** Lets a browser open the shop as if a language had been chosen there before. */
export const choseLanguage = (page: Page, locale: Locale): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('language', chosen), locale);

/** The page is in this language, as far as it says so. */
export const expectLanguage = (page: Page, locale: Locale): Promise<void> =>
  expect(page.locator('html')).toHaveAttribute('lang', LOCALES[locale].tag.slice(0, 5));

/** Buttons and links whose text is cut off or runs out of them. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a.btn, nav a, label, summary')]
      .filter((one) => one.checkVisibility() && one.clientWidth > 1 && one.scrollWidth > one.clientWidth + 1)
      .filter((one) => !one.querySelector('.sr-only') && getComputedStyle(one).textOverflow !== 'ellipsis')
      .map((one) => one.textContent.trim()),
  );

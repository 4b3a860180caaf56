import type { OtherLocale } from '../../contract/locales.ts';
import { config } from '../config.ts';
import { hasLocales, inLocale } from '../paths.ts';
import { tw } from '../ui/tw.ts';
import { applyDeferredStyles } from './deferred-styles.ts';

/** Each in its own language, whatever the page is in; put in by the build: build/scripts/language-offers.ts. */
declare const LANGUAGE_OFFERS: Readonly<Partial<Record<OtherLocale, Readonly<Record<'offer' | 'decline', string>>>>>;

/** Offers the shop in a language, on a line above the page's end that moves nothing. Declined, it does not come again. */
export function offerLanguage(locale: OtherLocale): void {
  const words = LANGUAGE_OFFERS[locale];
  if (!words) return;
  const { offer, decline } = words;
  applyDeferredStyles();
  const line = document.createElement('div');
  line.className = tw`flex flex-wrap items-center justify-center gap-x-4 bg-neutral px-4 text-sm text-neutral-content`;
  // Above the bars at the end of a phone's page.
  line.style.cssText = 'position:fixed;inset:auto 0 var(--bars);z-index:20';
  line.lang = locale;
  line.role = 'region';
  line.ariaLabel = offer;
  line.translate = false;
  line.dataset['languageOffer'] = '';
  const link = document.createElement('a');
  link.className = 'inline-flex min-h-11 link items-center font-bold text-inherit';
  link.hreflang = locale;
  link.href = hasLocales(location.pathname) ? inLocale(location.pathname, locale) + location.search : location.href;
  link.textContent = offer;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'min-h-11 link px-2 text-inherit';
  button.textContent = decline;
  button.onclick = () => {
    localStorage.setItem(config.declinedLanguageKey, locale);
    line.remove();
  };
  line.append(link, button);
  document.body.append(line);
}

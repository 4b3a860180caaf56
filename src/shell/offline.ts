import { visible } from '../early/page-state.ts';
import { showConnection } from './connection-line.ts';
import { registerServiceWorker } from './service-worker.ts';
import { DEFAULT_LOCALE, isLocale, type OtherLocale } from '../../contract/locales.ts';
import { config } from '../config.ts';
import { current } from '../i18n/current.ts';

// Loaded after the page's own scripts: early-client.ts.

async function start(): Promise<void> {
  await visible();
  showConnection();
  const language = languageToOffer();
  if (language) (await import('./language-offer.ts')).offerLanguage(language);
  await registerServiceWorker();
}

/** The language to be offered on this page: the one that was chosen or that the browser is set to, where the page is in another. */
function languageToOffer(): OtherLocale | undefined {
  try {
    const wanted = localStorage.getItem(config.languageKey) ?? navigator.language.replace(/-.*/, '');
    const isOpen = localStorage.getItem(config.declinedLanguageKey) !== wanted;
    return isLocale(wanted) && wanted !== DEFAULT_LOCALE && wanted !== current().locale && isOpen ? wanted : undefined;
  } catch {
    return undefined; // Without storage it would be offered on every page.
  }
}

void start();

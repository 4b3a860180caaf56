import { DEFAULT_LOCALE } from '../../contract/locales.ts';
import { current } from '../i18n/current.ts';
import { parsed } from './parsed.ts';

/** Waits for the messages of a page in another language than English; what can't be loaded is said in English. */
export async function messagesLoaded(): Promise<void> {
  const { locale } = current();
  if (locale === DEFAULT_LOCALE) return;
  await parsed();
  const scripts = document.querySelectorAll<HTMLScriptElement>(`script[src*="-${locale}."]`);
  await Promise.allSettled([...scripts].map(({ src }) => import(/* @vite-ignore */ src)));
}

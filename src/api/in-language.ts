import { DEFAULT_LOCALE } from '../../contract/locales.ts';
import { current } from '../i18n/current.ts';

let reader: ReturnType<typeof loadAnswerReader> | undefined;
const loadAnswerReader = () =>
  import('./answer-in-language.ts').then(({ answerReader }) => answerReader()).catch(() => null);

/**
 * Loads what says an answer in the language of the page; null in English, and where it can't be loaded. Null at the build, too: what
 * one page asks for is shown by those of all languages.
 */
export const answersInLanguage = () =>
  typeof document === 'undefined' || current().locale === DEFAULT_LOCALE ? null : (reader ??= loadAnswerReader());

/**
 * Loads what says the provider's words in the language of the page; null in English, and where it can't be loaded: then they
 * stay as they are.
 */
export const loadWords = async () =>
  current().locale === DEFAULT_LOCALE ? null : import('./provider-texts.ts').catch(() => null);

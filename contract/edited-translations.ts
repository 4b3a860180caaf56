import * as v from 'valibot';
import { inOtherLocales } from './other-locales.ts';
import { maybe } from './schema.ts';

const orNone = <Texts extends object>(texts: Texts | null): Texts | null =>
  texts && Object.values(texts).some(Boolean) ? texts : null;

/** What an editor has written in the other languages; null is shown in English until it is written. */
export const editedTranslations = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const texts = v.pipe(maybe(v.object(entries)), v.transform(orNone));
  return v.pipe(maybe(v.object(inOtherLocales(() => texts))), v.transform(orNone));
};

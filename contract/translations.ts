import * as v from 'valibot';
import type { OtherLocale } from './locales.ts';
import { inOtherLocales } from './other-locales.ts';
import { maybe } from './schema.ts';

/**
 * The texts of a record in the other languages of the shop, as far as the provider has them: `{ bn: { name: 'দুধ' } }`. What can't
 * be read counts as not there.
 */
export const translationsOf = <const Entries extends v.ObjectEntries>(entries: Entries) => {
  const texts = v.fallback(maybe(v.partial(v.object(entries))), null);
  return v.optional(v.fallback(maybe(v.object(inOtherLocales(() => texts))), null));
};

/** A name in the other languages, as it is stored. */
export type TranslatedName = Record<OtherLocale, { name: string } | null>;

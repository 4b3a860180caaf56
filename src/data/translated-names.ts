import { OTHER_LOCALES } from '../../contract/other-locales.ts';

interface Named {
  readonly name: string;
  readonly translations?: Readonly<Record<string, { readonly name?: string | undefined } | null>> | null | undefined;
}

/**
 * What records are called in the other languages, by their own names, as JSON; undefined where the provider does not say.
 * @example translatedNames([{ name: 'Milk', translations: { bn: { name: 'দুধ' }, hi: null } }]) // '{"bn":{"Milk":"দুধ"}}'
 */
export function translatedNames(records: readonly (Named | null)[]): string | undefined {
  const named = OTHER_LOCALES.flatMap((locale) => {
    const names = records.flatMap((record) => {
      const translatedName = record?.translations?.[locale]?.name;
      return record && translatedName ? [[record.name, translatedName] as const] : [];
    });
    return names.length > 0 ? [[locale, Object.fromEntries(names)] as const] : [];
  });
  return named.length > 0 ? JSON.stringify(Object.fromEntries(named)) : undefined;
}

/** Values as people read them, by the name of what they are of. */
export type Words = Readonly<Record<string, string>>;

export const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');

/** What differs between two of them; undefined where nothing does. */
export function differences(
  before: Words,
  after: Words,
): { readonly before: Words; readonly after: Words } | undefined {
  const fields = Object.keys(after).filter((field) => before[field] !== after[field]);
  if (fields.length === 0) return undefined;
  const only = (words: Words) => Object.fromEntries(fields.map((field) => [field, words[field] ?? '']));
  return { before: only(before), after: only(after) };
}

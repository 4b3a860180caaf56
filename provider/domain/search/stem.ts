/** Plurals that no rule gives. */
const IRREGULAR: Readonly<Record<string, string>> = {
  leaves: 'leaf',
  loaves: 'loaf',
  knives: 'knife',
  halves: 'half',
  shelves: 'shelf',
  geese: 'goose',
  children: 'child',
  kids: 'kid',
};

/**
 * What the singular and the plural of an English word have in common, so that either finds the other. No word to show.
 * @example stem('tomatoes') // 'tomato'
 * @example stem('berry') === stem('berries') // true
 */
export function stem(word: string): string {
  const irregular = IRREGULAR[word];
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  if (/(?:ss|us|is|as)$/.test(word)) return word;
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('oes') && word.length > 5) return word.slice(0, -2);
  const singular = word.endsWith('s') ? word.slice(0, -1) : word;
  // Cookie and cookies, berry and berries: the end that all four can share.
  if (singular.length > 4) return singular.replace(/(?:ie|y)$/, 'i');
  return singular;
}

/**
 * Returns a function that tells what a name in English is in another language: what its last noun names, the longest that is known.
 * Null where that is not sure: a wrong word is worse than none. It refers to nothing outside, so that build/scripts/message-scripts.ts can
 * write it into a script as it stands.
 * @example wordFor({ oil: 'তেল', 'coconut oil': 'নারকেল তেল', coconut: 'নারকেল' })('Bagan Coconut Oil') // 'নারকেল তেল'
 */
export function wordFor(goods: Readonly<Record<string, string>>): (name: string) => string | null {
  const words = new Map(
    Object.entries(goods).flatMap(([names, word]) => names.split(', ').map((name) => [name, word])),
  );
  /** Products made of other goods or scented with them, whose names contain flavours. */
  const flavoured = new Set(
    (
      'soap shampoo conditioner lotion wash scrub gel serum mask cleanser cleaner cleansing freshener perfume deodorant balm ' +
      'toothpaste cream hair face body skin tan bath baby dog cat puppy pet adult lip nipple shea shaving moisturising wax ' +
      'epsom urinal kill cough foundation dishwash dishwasher detergent candle agarbatti incense essence capsule tablet ' +
      'vitamin flavour flavoured juice drink squash syrup sharbat candy toffee lozenge chocolate silk gummy gluco chips wafer ' +
      'cookie biscuit cake bar jam jelly sauce ketchup chutney mayonnaise pickle pickled murabba dried fried coated noodle ' +
      'vermicelli pasta soup mix masala oats flake snack namkeen mixture chanachur nacho rusk bread popcorn extract spread ' +
      'seasoning sausage salami ham mortadella meatball nugget kebab kabab cutlet momo finger loaf roll burger paratha yogurt ' +
      'shake lassi tea coffee laddu sandesh powder flour atta fruit hazelnut ready mug cup tumbler glass ladle laddle ' +
      'container can mould holder spray'
    ).split(' '),
  );
  /** Words after a noun that do not change its meaning. */
  const after = new Set(
    'organic loose raw premium regular large medium small big whole desi pouch packet tin seedless peeled cut sliced'.split(
      ' ',
    ),
  );
  const singular = (word: string): string =>
    words.has(word) || flavoured.has(word)
      ? word
      : word
          .replace(/leaves$/, 'leaf')
          .replace(/ies$/, 'y')
          .replace(/oes$/, 'o')
          .replace(/(?<=[^s])s$/, '');
  const tokens = (text = ''): string[] =>
    text
      .toLowerCase()
      .replace(/['’]/g, '')
      .split(/[^\p{L}\p{M}\p{N}&+]+/u)
      .filter(Boolean)
      .map(singular);
  const sold = (text: string): string[] => {
    const remaining = tokens(text);
    while (after.has(remaining.at(-1) ?? '')) remaining.pop();
    return remaining;
  };
  /** The longest known sequence at the end. */
  const nounOf = (sequence: readonly string[]): readonly string[] => {
    const at = sequence.findIndex((_, i) => words.has(sequence.slice(i).join(' ')));
    return at < 0 ? [] : sequence.slice(at);
  };
  const isNoun = (word: string): boolean => words.has(word);

  return (name) => {
    const [title = ''] = name.split(/\(|\s[-–—]+\s?|[-–—]\s|\b(?:with|for|in|from)\b/i);
    const [first = '', ...again] = title.split(/[,:;|]/)[0]?.split('/') ?? [];
    const firstWords = sold(first);
    const firstNoun = nounOf(firstWords);
    // A bracket may have another name: Dherosh (Okra).
    const [, inside = '', closed] = /\(([^)]+)(\)?)/.exec(name) ?? [];
    const bracket = tokens(closed && inside);
    const noun = firstNoun.length > 0 ? firstNoun : words.has(bracket.join(' ')) ? bracket : [];
    const word = words.get(noun.join(' ')) ?? null;
    const others = tokens(name).filter((one) => !noun.includes(one));
    const isUnsure =
      /[&+]|\band\b|\bof\b/i.test(title) ||
      name.includes('+') ||
      others.some((one) => flavoured.has(one)) ||
      again.some((part) => (words.get(nounOf(sold(part)).join(' ')) ?? word) !== word) ||
      // A noun behind another noun is made of it, or comes with it: almond milk, dal chawal.
      (!noun.some((one) => flavoured.has(one) || one === 'oil') &&
        isNoun(firstWords.at(-firstNoun.length - 1) ?? '')) ||
      (/^(?:milk|butter)\b/.test(noun.join(' ')) && others.some(isNoun));
    return isUnsure ? null : word;
  };
}

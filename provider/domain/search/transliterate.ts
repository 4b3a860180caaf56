const BENGALI = 0x0980;
const DEVANAGARI = 0x0900;
const BLOCK = 0x80;

/** By the place in the block, which is the same in both scripts (the ISCII order). Source: Unicode, chapter 12. */
// prettier-ignore
const CONSONANTS: Readonly<Record<number, string>> = {
  0x15: 'k', 0x16: 'kh', 0x17: 'g', 0x18: 'gh', 0x19: 'ng', 0x1a: 'ch', 0x1b: 'chh', 0x1c: 'j', 0x1d: 'jh',
  0x1e: 'n', 0x1f: 't', 0x20: 'th', 0x21: 'd', 0x22: 'dh', 0x23: 'n', 0x24: 't', 0x25: 'th', 0x26: 'd',
  0x27: 'dh', 0x28: 'n', 0x2a: 'p', 0x2b: 'ph', 0x2c: 'b', 0x2d: 'bh', 0x2e: 'm', 0x2f: 'y', 0x30: 'r',
  0x32: 'l', 0x33: 'l', 0x35: 'v', 0x36: 'sh', 0x37: 'sh', 0x38: 's', 0x39: 'h', 0x58: 'k', 0x59: 'kh',
  0x5a: 'g', 0x5b: 'z', 0x5c: 'r', 0x5d: 'rh', 0x5e: 'f', 0x5f: 'y',
};
// prettier-ignore
const VOWELS: Readonly<Record<number, string>> = {
  0x05: 'a', 0x06: 'a', 0x07: 'i', 0x08: 'i', 0x09: 'u', 0x0a: 'u', 0x0b: 'ri', 0x0f: 'e', 0x10: 'ai',
  0x13: 'o', 0x14: 'au',
};
// prettier-ignore
const VOWEL_SIGNS: Readonly<Record<number, string>> = {
  0x3e: 'a', 0x3f: 'i', 0x40: 'i', 0x41: 'u', 0x42: 'u', 0x43: 'ri', 0x47: 'e', 0x48: 'ai', 0x49: 'o',
  0x4b: 'o', 0x4c: 'au',
};
const VIRAMA = 0x4d;
const NUKTA = 0x3c;
/** What a dot below makes of a letter. */
const WITH_NUKTA: Readonly<Record<number, number>> = { 0x21: 0x5c, 0x22: 0x5d, 0x2b: 0x5e, 0x1c: 0x5b, 0x2f: 0x5f };
const NASALS: Readonly<Record<number, string>> = { 0x02: 'n' };

const offsetOf = (letter: string): number | undefined => {
  const code = letter.codePointAt(0) ?? 0;
  if (code >= DEVANAGARI && code < DEVANAGARI + BLOCK) return code - DEVANAGARI;
  return code >= BENGALI && code < BENGALI + BLOCK ? code - BENGALI : undefined;
};

/**
 * A word in Devanagari or Bengali script in Latin letters, as people type it; others come back as they are. A consonant
 * without a sign has an `a`, but not at the end of a word.
 * @example transliterate('पनीर') // 'panir'
 * @example transliterate('আলু')  // 'alu'
 */
export function transliterate(word: string): string {
  let latin = '';
  let open = false; // the last consonant still has its own vowel
  const letters = Array.from(word);
  for (const [at, letter] of letters.entries()) {
    const offset = offsetOf(letter);
    if (offset === NUKTA) continue;
    const next = offsetOf(letters[at + 1] ?? '');
    const consonant = CONSONANTS[(next === NUKTA ? WITH_NUKTA[offset ?? 0] : undefined) ?? offset ?? -1];
    const isSign = offset !== undefined && (offset === VIRAMA || offset in VOWEL_SIGNS);
    if (open && !isSign && offset !== 0x01) latin += 'a';
    open = consonant !== undefined;
    if (offset === undefined) latin += letter;
    else latin += consonant ?? VOWELS[offset] ?? VOWEL_SIGNS[offset] ?? NASALS[offset] ?? '';
  }
  return latin;
}

/** A currency is no part of a name; its sign is none already, and leaves "in" behind. */
const CURRENCY = /(?<=\S) (?:in )?(?:inr|rs|rupees?|paise|रु|रुपये|রুপি|টাকা)(?= |$)|(?<=\S) in$/gu;

/** Maximum length of a column's name. */
const MAX_LENGTH = 200;

/** The words of a column's name, in small letters and one form of each letter. A shop in brackets behind it is left out. */
function columnWords(name: string): string[] {
  const plain = name
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '');
  const bare = plain.replace(/\[[^[\]]*\]/g, ' ');
  return (/[\p{L}\p{N}]/u.test(bare) ? bare : plain)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(CURRENCY, '')
    .split(' ');
}

let last = { name: '', normalized: '' };

/** @example normalizeName('Sale_Price (in ₹)') // 'saleprice' */
export function normalizeName(name: string): string {
  // Each name is compared with those of every field in turn.
  if (last.name !== name) last = { name, normalized: columnWords(name).join('') };
  return last.normalized;
}

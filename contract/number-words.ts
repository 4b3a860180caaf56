import { readNumber } from './numbers.ts';

/**
 * What a word does to a number: it is one, adds to the one behind it (`साढ़े तीन` is 3.5), is part of the one before, multiplies, says
 * that two belong together, or that either is meant.
 */
type Role = 'number' | 'half' | 'quarter' | 'shift' | 'times' | 'and' | 'either';
type Meaning = readonly [role: Role, value: number];

const meanings = new Map<string, Meaning>();
const add = (role: Role, value: number, words: string): void => {
  for (const word of words.split(' ')) meanings.set(word.normalize('NFC'), [role, value]);
};

/** 1 to 12 in English, Hindi and Bengali; Latin spellings where they are no words of the goods. */
const NUMBERS = [
  'one a an ek एक এক',
  'two do dui दो দুই দু',
  'three teen tin तीन তিন',
  'four char chaar चार চার',
  'five paanch panch pach पाँच पांच পাঁচ',
  'six chhe chhah chhoy छह छः छे ছয়',
  'seven saat shaat सात সাত',
  'eight aath aat आठ আট',
  'nine nau noy नौ নয়',
  'ten das dosh दस দশ',
  'eleven gyarah ग्यारह এগারো',
  'twelve barah baro बारह বারো',
];
NUMBERS.forEach((words, at) => add('number', at + 1, words));
add('number', 15, 'fifteen पंद्रह পনেরো');
add('number', 20, 'twenty bees बीस বিশ কুড়ি');
add('number', 25, 'पच्चीस পঁচিশ');
add('number', 30, 'thirty तीस তিরিশ ত্রিশ');
add('number', 40, 'forty चालीस চল্লিশ');
add('number', 50, 'fifty pachas পঞ্চাশ पचास');
add('number', 75, 'पचहत्तर পঁচাত্তর');
add('number', 1.5, 'dedh deedh derh der dere डेढ़ डेढ দেড়');
add('number', 2.5, 'dhai dhaai adhai arai aarai ढाई अढ़ाई আড়াই');
add('half', 0.5, 'half aadha adha aadhi adhi aadh adh আধা আধ আধখানা অর্ধেক आधा आधी आधे आध');
add('quarter', 0.25, 'quarter quarters');
add('number', 0.75, 'pauna paun पौना पौन');
add('shift', 0.5, 'sadhe saadhe sare share साढ़े साढे সাড়ে');
add('shift', 0.25, 'sava sawa sowa सवा সওয়া');
add('shift', -0.25, 'paune poune पौने পৌনে');
add('times', 100, 'hundred sau so सौ শো শ একশো');
for (const [at, word] of ['এক', 'দু', 'তিন', 'চার', 'পাঁচ', 'ছ', 'সাত', 'আট', 'ন'].entries())
  add('number', (at + 1) * 100, `${word}শো ${word}শ`);
add('number', 150, 'দেড়শো দেড়শ');
add('number', 250, 'আড়াইশো আড়াইশ');
add('and', 0, 'and');
add('either', 0, 'to or se ya से या থেকে বা');

export const NUMBER_WORDS: readonly string[] = [...meanings.keys()];

/** Words that stand between numbers only: a run of numbers neither begins nor ends with one. */
export const isBetween = (word: string): boolean => ['and', 'either'].includes(meaningOf(word)?.[0] ?? '');

const meaningOf = (word: string): Meaning | undefined => {
  const read = meanings.get(word.toLowerCase().normalize('NFC'));
  if (read) return read;
  const number = readNumber(word);
  return number === null ? undefined : [word.includes('/') ? 'half' : 'number', number];
};

/** Whether a word may say how many by itself. @example isNumberWord('डेढ़') // true */
export const isNumberWord = (word: string): boolean =>
  !/^an?$/i.test(word) && !isBetween(word) && meanings.has(word.toLowerCase().normalize('NFC'));

/**
 * What numbers and words of numbers that follow one another come to; null where that is not certain.
 * @example numberOf(['साढ़े', 'तीन', 'सौ'])       // 350
 * @example numberOf(['one', 'and', 'a', 'half']) // 1.5
 * @example numberOf(['2', 'to', '3'])            // null
 */
export function numberOf(words: readonly string[]): number | null {
  let sum = 0;
  let part: number | null = null;
  let shift = 0;
  let isJoined = false;
  for (const [at, word] of words.entries()) {
    const [role, value] = meaningOf(word) ?? ['either', 0];
    if (role === 'either') return null;
    const next = words[at + 1];
    // "a half", "half a".
    if (/^an?$/i.test(word) && (part !== null || (next !== undefined && meaningOf(next)?.[0] === 'half'))) continue;
    if (role === 'and') isJoined = true;
    else if (role === 'shift') {
      if (part !== null || shift !== 0) return null;
      shift = value;
    } else if (role === 'times') {
      part = ((part ?? 1) + (part === null ? shift : 0)) * value;
      shift = 0;
      sum += part;
      part = 0;
    } else if (role === 'half' || role === 'quarter') {
      if (part === null) part = value;
      else if (role === 'quarter' && !isJoined) part *= value;
      else if (isJoined || (/^\d/.test(word) && Number.isInteger(part))) part += value;
      else return null;
    } else if (part === null || (part === 0 && sum > 0 && value < 100)) {
      part = value + shift;
      shift = 0;
    } else if (part >= 20 && part % 10 === 0 && value < 10 && !/^\d/.test(word)) part += value;
    else return null;
  }
  if (part === null) return shift === 0 || shift === 0.5 ? null : 1 + shift;
  return shift === 0 ? Number((sum + part).toFixed(6)) : null;
}

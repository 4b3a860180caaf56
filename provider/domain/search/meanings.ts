import { synonymGroups, translatedWords } from '../../../dictionary/dictionary.ts';
import { normalizeText } from './normalize.ts';
import { soundOf } from './sound.ts';
import { termOf } from './name-words.ts';

/** The words of one meaning, each as the search compares it. */
type Group = readonly string[];

const groups: readonly Group[] = synonymGroups().map((words) => words.map((word) => normalizeText(word).trim()));

/** Number and spelling put aside. @example keyOf('green chillies', termOf) // 'green chilli' */
const keyOf = (phrase: string, of: (word: string) => string): string => phrase.split(' ').map(of).join(' ');

function indexBy(of: (word: string) => string): ReadonlyMap<string, Group[]> {
  const index = new Map<string, Group[]>();
  for (const group of groups)
    for (const key of new Set(group.map((phrase) => keyOf(phrase, of))))
      index.set(key, [...(index.get(key) ?? []), group]);
  return index;
}

const byWord = indexBy((word) => word);
const byTerm = indexBy(termOf);
const bySound = indexBy(soundOf);

/** Shorter words sound like too many others. */
const MIN_SOUND = 4;
const isLatin = (phrase: string): boolean => /^[a-z\d ]*$/.test(phrase);

/** The English of words in other scripts. Not the other way round: names are hardly written in them. */
const byScript = new Map(translatedWords().map(([word, english]) => [normalizeText(word).trim(), english]));

/** What the dictionary says means the same as this word or phrase, itself included; empty when it doesn't know it. */
export function meaningsOf(phrase: string): string[] {
  const english = byScript.get(phrase);
  if (english !== undefined) return [...new Set([phrase, english, ...meaningsOf(english)])];
  const found =
    byWord.get(phrase) ??
    byTerm.get(keyOf(phrase, termOf)) ??
    (phrase.length >= MIN_SOUND || !isLatin(phrase) ? bySound.get(keyOf(phrase, soundOf)) : undefined);
  return [...new Set(found?.flat())];
}

/** As `meaningsOf`, for what is still being typed. */
export const meaningsBeginning = (typed: string): string[] => [
  ...new Set([
    ...groups.filter((group) => group.some((phrase) => phrase.startsWith(typed))).flat(),
    ...[...byScript].filter(([word]) => word.startsWith(typed)).map(([, english]) => english),
  ]),
];

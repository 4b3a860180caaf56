/** A class name in a file, and where it begins. */
export interface ClassWord {
  readonly word: string;
  readonly at: number;
}

const CLASS_START = /\b\w*[cC]lass(?:Name|:list)?(?:=| = )(?=["'`{])|\btw(?=`)/g;

/** Returns the class names in a file: the texts within its `class` and `className` attributes, and what is marked with tw``. */
export function classWords(text: string): ClassWord[] {
  // What is marked within an attribute is found twice.
  const words = new Map<number, ClassWord>();
  for (const { index, 0: start } of text.matchAll(CLASS_START)) {
    for (const word of wordsFrom(text, index + start.length)) words.set(word.at, word);
  }
  return [...words.values()].sort((a, b) => a.at - b.at);
}

/** Returns the words of the texts in the expression at `from`, which is quoted, in braces or a template. */
function wordsFrom(text: string, from: number): ClassWord[] {
  const words: ClassWord[] = [];
  /** What is open, innermost last: a quote, a template or a brace. */
  const open: string[] = [];
  let word = '';
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    const inner = open.at(-1) ?? '';
    const inText = inner === '"' || inner === "'" || inner === '`';
    const ends = inText ? sign === inner : sign === '}';
    const opens = inText ? inner === '`' && text.startsWith('${', at) : /["'`{]/.test(sign);
    if (ends || opens || !inText || /\s/.test(sign)) {
      if (word) words.push({ word, at: at - word.length });
      word = '';
    } else word += sign;
    if (ends) open.pop();
    else if (opens) {
      open.push(inText ? '{' : sign);
      if (inText) at += 1;
    }
    if (open.length === 0) break;
  }
  return words;
}

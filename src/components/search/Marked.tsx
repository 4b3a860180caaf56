import { markWords } from '../../format/words.ts';

/** A name whose beginnings of words that were typed stand out: by weight, and by the system's own mark in forced colours. */
export const Marked = ({ text, typed }: { text: string; typed: string }) => (
  <>
    {markWords(text, typed).map(({ text: part, marked }, i) =>
      marked ? (
        <mark key={i} className="bg-transparent font-bold text-inherit">
          {part}
        </mark>
      ) : (
        part
      ),
    )}
  </>
);

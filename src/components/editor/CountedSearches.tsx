import { useId } from 'react';
import type { CountedSearch } from '../../../contract/search.ts';
import { paths } from '../../paths.ts';
import { typeWords } from '../../stores/editor/searches.ts';
import { tw } from '../../ui/tw.ts';
import { ListRow, LongList } from './LongList.tsx';
import { WORDS_FIELD } from './SynonymForm.tsx';

const LINK = tw`inline-flex min-h-11 flex-none link items-center link-hover`;

interface Props {
  title: string;
  of: readonly CountedSearch[];
  /** Each leads to the field where it is taught, instead of to its results. */
  teach?: boolean;
}

/** Searches with how often they were made. */
export function CountedSearches({ title, of, teach = false }: Props) {
  const id = useId();
  return (
    <section className="min-w-0" aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      {of.length === 0 && <p className="mt-2 text-muted">Nothing so far.</p>}
      <LongList
        of={of}
        row={({ text, times }) => (
          <ListRow
            key={text}
            small={`${times.toLocaleString('en-IN')} times`}
            end={
              teach ? (
                <button type="button" className={LINK} aria-label={`Teach “${text}”`} onClick={() => begin(text)}>
                  Teach
                </button>
              ) : (
                <a className={LINK} href={paths.search(text)} aria-label={`Look at the results for “${text}”`}>
                  Look
                </a>
              )
            }
          >
            <span className="wrap-anywhere">{text}</span>
          </ListRow>
        )}
      />
    </section>
  );
}

/** Puts the word into the field, with room for what it means. */
function begin(text: string): void {
  typeWords(`${text}, `);
  document.getElementById(WORDS_FIELD)?.focus();
}

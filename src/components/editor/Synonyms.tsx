import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Synonym } from '../../../contract/search.ts';
import { $synonyms, loadSynonyms, synonymInWords, removeSynonym } from '../../stores/editor/searches.ts';
import { LoadError } from '../lib/LoadError.tsx';
import { ListRow, LongList } from './LongList.tsx';

/** What the search was taught, newest first. */
export function Synonyms() {
  const { data, reason } = useStore($synonyms);
  const heading = useRef<HTMLHeadingElement>(null);
  // The button pressed goes with its line: the focus goes on to the heading.
  const remove = async (synonym: Synonym) => (await removeSynonym(synonym)) && heading.current?.focus();
  return (
    <section aria-labelledby="synonyms">
      <h2 ref={heading} id="synonyms" className="text-xl outline-none" tabIndex={-1}>
        What the search has been taught
      </h2>
      {reason && <LoadError message={reason.message} onRetry={loadSynonyms} />}
      {data?.length === 0 && <p className="mt-2 text-muted">Nothing so far.</p>}
      <LongList
        of={data ?? []}
        row={(synonym) => (
          <ListRow
            key={synonym.id}
            small={synonym.by ? `Taught by ${synonym.by}` : 'Came with the shop'}
            end={
              <button
                type="button"
                className="inline-flex min-h-11 flex-none link items-center link-hover"
                aria-label={`Remove ${synonymInWords(synonym)}`}
                onClick={() => void remove(synonym)}
              >
                Remove
              </button>
            }
          >
            <span className="wrap-anywhere">{synonymInWords(synonym)}</span>
          </ListRow>
        )}
      />
    </section>
  );
}

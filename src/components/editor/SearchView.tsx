import { useStore } from '@nanostores/react';
import { $searches, loadSearches } from '../../stores/editor/searches.ts';
import { LoadError } from '../lib/LoadError.tsx';
import { CountedSearches } from './CountedSearches.tsx';
import { Heading } from './Heading.tsx';
import { SynonymForm } from './SynonymForm.tsx';
import { Synonyms } from './Synonyms.tsx';

/** What shoppers searched and did not find, and the words that the search has been taught. */
export function SearchView() {
  const { data, reason } = useStore($searches);
  return (
    <>
      <Heading>Search</Heading>
      <SynonymForm />
      {reason && <LoadError message={reason.message} onRetry={loadSearches} />}
      {data && (
        <div className="grid gap-x-12 gap-y-5 xl:grid-cols-2">
          <CountedSearches title="Found nothing" of={data.foundNothing} teach />
          <CountedSearches title="Searched most" of={data.top} />
        </div>
      )}
      <p className="text-sm/[1.45] text-muted">
        Counted over the last 30 days, without who searched. What was searched fewer than three times is not shown, and
        what looks like a phone number or an e-mail address is not kept.
      </p>
      <Synonyms />
    </>
  );
}

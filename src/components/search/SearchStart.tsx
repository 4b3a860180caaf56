import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { $recentSearches, clearRecentSearches } from '../../stores/search/recent-searches.ts';
import { openSearch } from '../../stores/search/search-results.ts';
import { onPlainClick } from '../../ui/plain-click.ts';
import '../../ui/chip.css';

/** A search as a link; on the page of results it opens in place. */
export const SearchLink = ({ q, look = 'text-link' }: { q: string; look?: string }) => (
  <a className={look} href={paths.search(q)} onClick={onPlainClick(() => openSearch(q))}>
    {q}
  </a>
);

const NONE: readonly string[] = [];

/** The search page before a search: recent searches, popular searches and categories. */
export function SearchStart({ popular, children }: { popular: readonly string[]; children?: ReactNode }) {
  const recent = useStore($recentSearches, { ssr: () => NONE });
  return (
    <>
      <header className="page-head">
        <h1>Search</h1>
        <p className="muted">Type a product, a kind or a brand.</p>
      </header>
      <section className="searches recent" aria-labelledby="recent-searches">
        <div className="section-head">
          <h2 id="recent-searches">Recent searches</h2>
          {recent.length > 0 && (
            <button type="button" className="sm link" onClick={clearRecentSearches}>
              Clear<span className="sr-only"> recent searches</span>
            </button>
          )}
        </div>
        {recent.length > 0 ? <Searches of={recent} /> : <p className="muted">What you search for will stand here.</p>}
      </section>
      {popular.length > 0 && (
        <section className="searches" aria-labelledby="popular-searches">
          <h2 id="popular-searches">Popular searches</h2>
          <Searches of={popular} />
        </section>
      )}
      {children}
    </>
  );
}

const Searches = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((q) => (
      <li key={q}>
        <SearchLink q={q} look="chip" />
      </li>
    ))}
  </ul>
);

import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { $recentSearches, clearRecentSearches } from '../../stores/search/recent-searches.ts';
import { openSearch } from '../../stores/search/search-results.ts';
import { onPlainClick } from '../../ui/plain-click.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { tw } from '../../ui/tw.ts';

/** A search as a link; on the page of results it opens in place. */
export const SearchLink = ({ q, look = tw`link` }: { q: string; look?: string }) => (
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
      <PageHead title="Search" text="Type a product, a kind or a brand." said />
      <section className="mb-6" aria-labelledby="recent-searches">
        <div className="mb-2.5 flex min-h-11 items-center justify-between gap-4">
          <h2 id="recent-searches">Recent searches</h2>
          {recent.length > 0 && (
            <button
              type="button"
              className="inline-flex min-h-11 flex-none link items-center text-sm/[1.45] link-hover"
              onClick={clearRecentSearches}
            >
              Clear<span className="sr-only"> recent searches</span>
            </button>
          )}
        </div>
        {/* One row from the start, whether anything was searched for or not: nothing moves when that is known. */}
        <div className="flex h-11 [scrollbar-width:none] items-center overflow-x-auto">
          {recent.length > 0 ? (
            <Searches of={recent} />
          ) : (
            <p className="text-muted">What you search for will stand here.</p>
          )}
        </div>
      </section>
      {popular.length > 0 && (
        <section className="mb-6" aria-labelledby="popular-searches">
          <h2 id="popular-searches" className="mb-2">
            Popular searches
          </h2>
          <Searches of={popular} wrap />
        </section>
      )}
      {children}
    </>
  );
}

const Searches = ({ of, wrap = false }: { of: readonly string[]; wrap?: boolean }) => (
  <ul className={`flex gap-2 ${wrap ? 'flex-wrap' : ''}`}>
    {of.map((q) => (
      <li key={q}>
        <SearchLink q={q} look={tw`btn px-3.25 font-normal btn-sm`} />
      </li>
    ))}
  </ul>
);

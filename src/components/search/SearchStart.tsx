import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { $recentSearches } from '../../stores/search/recent-searches.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { tw } from '../../ui/tw.ts';
import { RecentSearches, SearchLink } from './RecentSearches.tsx';
import { t } from '../../i18n/t.ts';

const NONE: readonly string[] = [];

/** The search page before a search: recent searches, popular searches and categories. */
export function SearchStart({ popular, children }: { popular: readonly string[]; children?: ReactNode }) {
  const recent = useStore($recentSearches, { ssr: () => NONE });
  return (
    <>
      <PageHead title={t('Search')} text={t('Type a product, a kind or a brand.')} isSentence />
      <RecentSearches recent={recent} />
      {popular.length > 0 && (
        <section className="mb-6" aria-labelledby="popular-searches">
          <h2 id="popular-searches" className="mb-2">
            {t('Popular searches')}
          </h2>
          <ul className="flex flex-wrap gap-2">
            {popular.map((q) => (
              <li key={q}>
                <SearchLink
                  q={q}
                  look={tw`btn h-auto min-h-8 px-3.25 py-1 font-normal wrap-anywhere whitespace-normal btn-sm`}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {children}
    </>
  );
}

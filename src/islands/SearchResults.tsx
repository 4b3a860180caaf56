import { useStore } from '@nanostores/react';
import { SearchX } from '../ui/icons.ts';
import { type ReactNode, useEffect, useMemo } from 'react';
import { paths } from '../paths.ts';
import { isNarrowed, noProducts, productList } from '../stores/catalogue/product-list.ts';
import { $search } from '../stores/lib/url.ts';
import { rememberSearch } from '../stores/search/recent-searches.ts';
import { $searchQuery, mendSearchUrl } from '../stores/search/search-results.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { Listing } from '../components/catalogue/Listing.tsx';
import { arrivalInAddress } from '../components/catalogue/listing-url.ts';
import { brandsOf, claimsToChoose } from '../components/search/result-filters.ts';
import { resultsInWords } from '../components/search/results-in-words.ts';
import { SearchLink } from '../components/search/RecentSearches.tsx';
import { SearchStart } from '../components/search/SearchStart.tsx';
import { useListingUrl } from '../components/catalogue/use-listing-url.ts';
import { t } from '../i18n/t.ts';
import { rich } from '../i18n/rich.ts';

interface Props {
  /** Searches that the shop proposes. */
  popular: readonly string[];
  /** False at a provider that can't put products in order. */
  sortable?: boolean | undefined;
  /** False at one that can’t leave out other prices. */
  byPrice?: boolean | undefined;
  /** False at one that can’t choose by diet, or where there is nothing to choose. */
  byDiet?: boolean | undefined;
  /** False at one that can’t choose by what labels claim. */
  byClaims?: boolean | undefined;
  /** Links to the categories, for a search without results. */
  children?: ReactNode;
}

/** Results for the query in the URL; suggestions where there is none. */
export function SearchResults({ popular, children, ...can }: Props) {
  const q = useStore($searchQuery, { ssr: () => '' });
  useEffect(mendSearchUrl, []);
  return q ? (
    <Results key={q} q={q} {...can}>
      {children}
    </Results>
  ) : (
    <SearchStart popular={popular}>{children}</SearchStart>
  );
}

const UNKNOWN = { subCategories: null, brands: [], allBrands: false };
/** Maximum number of sub-categories offered. */
const MAX_SUB_CATEGORIES = 12;

function Results({ q, children, byClaims = true, ...can }: Omit<Props, 'popular'> & { q: string }) {
  const of = useMemo(() => ({ searchKey: q }), [q]);
  const $list = productList(of, () => arrivalInAddress($search.get(), UNKNOWN));
  const list = useStore($list, { ssr: () => noProducts });
  const pageHref = useListingUrl($list, list, null, (page) => `${paths.search(q)}${page > 1 ? `&page=${page}` : ''}`);
  const found = list.data.length > 0;
  useEffect(() => {
    if (found) rememberSearch(q);
  }, [found]);

  return (
    <>
      <PageHead title={t('Search')} text={resultsInWords(q, list)} live />
      {list.didYouMean && (
        <p className="mb-2">{rich('Did you mean {search}?', { search: <SearchLink q={list.didYouMean} /> })}</p>
      )}
      <Listing
        of={of}
        list={list}
        products={list.data}
        count={list.count}
        inStockCount={list.inStockCount}
        whole={null}
        {...can}
        claims={byClaims ? claimsToChoose(list) : undefined}
        subCategories={(list.subCategories ?? []).slice(0, MAX_SUB_CATEGORIES)}
        brands={list.brands ?? brandsOf(list.data)}
        pageHref={pageHref}
        none={
          <EmptyState
            icon={SearchX}
            title={t('Nothing found for “{q}”', { q })}
            text={t('Check the spelling, or try a shorter or another word. Or look where it might be:')}
          >
            <a className="btn btn-primary" href={paths.categories}>
              {t('Browse categories')}
            </a>
          </EmptyState>
        }
      />
      {list.status === 'Fullfilled' && !found && !isNarrowed(list.filters) && children}
    </>
  );
}

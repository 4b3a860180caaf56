import { useStore } from '@nanostores/react';
import { Search, SearchX } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { count } from '../format/count.ts';
import { paths } from '../paths.ts';
import { filterProducts, noProducts, productList } from '../stores/product-list.ts';
import { $searchQuery, followAddress } from '../stores/search-results.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ListedProducts } from './ListedProducts.tsx';
import { SortBy } from './SortBy.tsx';
import './search-results.css';

/** What the shop has for the query in the address; `children` where there is none. */
export function SearchResults({ children }: { children?: ReactNode }) {
  const q = useStore($searchQuery, { ssr: 'initial' });
  useEffect(followAddress, []);
  if (q) return <Results key={q} q={q} />;
  return (
    <>
      <header className="page-head">
        <h1>Search</h1>
      </header>
      <EmptyState
        icon={Search}
        title="What are you looking for?"
        text="Type a product, a kind or a brand: atta, moong dal, mustard oil."
      />
      {children}
    </>
  );
}

function Results({ q }: { q: string }) {
  const of = { searchKey: q };
  const list = useStore(productList(of), { ssr: () => noProducts });
  const total = list.count ?? list.data.length;
  const none = list.status === 'Fullfilled' && list.data.length === 0;
  return (
    <>
      <header className="page-head">
        <div>
          <h1>Search</h1>
          <p className="sm muted num" role="status">
            {list.data.length > 0 ? `${count(total, 'result')} for “${q}”` : list.loading ? `Looking for “${q}”…` : ''}
          </p>
        </div>
        {total > 1 && <SortBy value={list.filters.sortBy} onChange={(sortBy) => void filterProducts(of, { sortBy })} />}
      </header>
      {none ? (
        <EmptyState
          icon={SearchX}
          title={`Nothing found for “${q}”`}
          text="Check the spelling, or try a shorter or another word."
        >
          <a className="btn btn-primary" href={paths.categories}>
            Browse categories
          </a>
        </EmptyState>
      ) : (
        <ListedProducts of={of} list={list} products={list.data} count={list.count} />
      )}
    </>
  );
}

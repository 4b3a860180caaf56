import { paths } from '../../paths.ts';
import { openSearch } from '../../stores/search/search-results.ts';
import { onPlainClick } from '../../ui/plain-click.ts';
import { tw } from '../../ui/tw.ts';

/** A search as a link; on the page of results it opens in place. */
export const SearchLink = ({ q, look = tw`link` }: { q: string; look?: string }) => (
  <a className={look} href={paths.search(q)} onClick={onPlainClick(() => openSearch(q))}>
    {q}
  </a>
);

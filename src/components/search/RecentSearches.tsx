import { useRef } from 'react';
import { clearRecentSearches, removeSearch } from '../../stores/search/recent-searches.ts';
import { X } from '../../ui/icons.ts';
import { tw } from '../../ui/tw.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { openSearch } from '../../stores/search/search-results.ts';
import { onPlainClick } from '../../ui/plain-click.ts';

/** What was searched for on this device; each can be taken off the list, and all at once. */
export function RecentSearches({ recent }: { recent: readonly string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  /** The button pressed goes with its search: the focus goes on to the next one's, or to the heading. */
  const remove = (q: string, item: Element | null) => {
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector('button') ?? heading.current)?.focus();
    removeSearch(q);
  };
  return (
    <section className="mb-6" aria-labelledby="recent-searches">
      <div className="mb-2.5 flex min-h-11 items-center justify-between gap-4">
        <h2 ref={heading} id="recent-searches" className="outline-none" tabIndex={-1}>
          {t('Recent searches')}
        </h2>
        {recent.length > 0 && (
          <button
            type="button"
            className="inline-flex min-h-11 flex-none link items-center text-sm/[1.45] link-hover"
            onClick={() => {
              heading.current?.focus();
              clearRecentSearches();
            }}
          >
            {t('Clear')}
            <span className="sr-only">{` ${t('recent searches')}`}</span>
          </button>
        )}
      </div>
      {/* One row from the start, whether anything was searched for or not: nothing moves when that is known. */}
      <div className="flex h-11 [scrollbar-width:none] items-center overflow-x-auto">
        {recent.length > 0 ? (
          <ul className="flex gap-2">
            {recent.map((q) => (
              <li key={q} className="flex flex-none items-center rounded-field bg-base-200">
                <SearchLink q={q} look={tw`btn rounded-r-none btn-ghost pr-1 pl-3.25 font-normal btn-sm`} />
                <button
                  type="button"
                  className="btn btn-square btn-ghost btn-sm"
                  aria-label={t('Remove {name}', { name: q })}
                  onClick={({ currentTarget }) => remove(q, currentTarget.closest('li'))}
                >
                  <X className="size-4" aria-hidden="true" />
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p className="text-muted">{t('What you search for will stand here.')}</p>
        )}
      </div>
    </section>
  );
}

/** A search as a link; on the page of results it opens in place. */
export const SearchLink = ({ q, look = tw`link` }: { q: string; look?: string }) => (
  <a className={look} href={paths.search(q)} onClick={onPlainClick(() => openSearch(q))}>
    {q}
  </a>
);

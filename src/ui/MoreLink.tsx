import type { KeyboardEvent } from 'react';
import { onPlainClick } from './plain-click.ts';
import { t } from '../i18n/t.ts';

interface Props {
  /** URL of the next page, for clients without script, new tabs and search engines. */
  href: string;
  busy: boolean;
  onMore: () => void;
}

/** Loads the next products into the page. Announced as a button; a link underneath. */
export const MoreLink = ({ href, busy, onMore }: Props) => (
  <a
    className="btn btn-outline btn-primary"
    role="button"
    href={href}
    rel="next"
    data-in-place=""
    aria-disabled={busy || undefined}
    onClick={onPlainClick(onMore)}
    onKeyDown={(event: KeyboardEvent<HTMLAnchorElement>) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    }}
  >
    {t('Load more')}
  </a>
);

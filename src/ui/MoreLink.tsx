import type { KeyboardEvent } from 'react';
import { onPlainClick } from './plain-click.ts';
import './busy-button.css';

interface Props {
  /** The next page, for whoever has no script, opens it in a tab of its own, or is a search engine. */
  href: string;
  busy: boolean;
  onMore: () => void;
}

/** Brings the next products into the page that is there. A button to whom it is told, a link underneath. */
export const MoreLink = ({ href, busy, onMore }: Props) => (
  <a
    className="btn btn-outline"
    role="button"
    href={href}
    rel="next"
    aria-disabled={busy || undefined}
    onClick={onPlainClick(() => !busy && onMore())}
    onKeyDown={(event: KeyboardEvent<HTMLAnchorElement>) => {
      if (event.key !== ' ') return;
      event.preventDefault();
      event.currentTarget.click();
    }}
  >
    Load more
  </a>
);

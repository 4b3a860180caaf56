import { ChevronRight } from './icons.ts';
import './breadcrumb.css';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The way to this page; the last crumb is the page itself. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className="crumbs sm muted" aria-label="Breadcrumb">
    <ol>
      {crumbs.map(({ name, href }, i) => (
        <li key={href}>
          {i > 0 && <ChevronRight aria-hidden="true" />}
          <a href={href} aria-current={i === crumbs.length - 1 ? 'page' : undefined}>
            {name}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

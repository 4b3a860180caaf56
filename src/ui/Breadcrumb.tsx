import { t } from '../i18n/t.ts';
export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/** The way to this page; the last crumb is the page itself, which a phone has no room for. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav className="breadcrumbs overflow-visible py-0 text-sm text-muted" aria-label={t('Breadcrumb')}>
    <ol data-given="">
      {crumbs.map(({ name, href }, i) => (
        <li key={href} className="min-w-0 first:flex-none max-md:last:hidden">
          <a
            className="block truncate leading-11 hover:text-base-content"
            href={href}
            aria-current={i === crumbs.length - 1 ? 'page' : undefined}
          >
            {name}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);

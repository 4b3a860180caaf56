import type { Product } from '../../contract/product.ts';
import { unitPrice } from '../format/pack.ts';
import { rupees } from '../../contract/rupees.ts';
import { paths, slugOf } from '../paths.ts';
import { t } from '../i18n/t.ts';

/** The other pack sizes of a product: each a page of its own, so these are links. */
export function PackSizes({ product }: { product: Product }) {
  const packs = product.packs ?? [];
  if (packs.length < 2) return null;
  return (
    <nav className="mt-6" aria-label={t('Pack size')}>
      <h2 className="mb-1.5 font-sans text-sm/normal font-semibold tracking-[0]">{t('Pack size')}</h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.75rem,1fr))] gap-2.5">
        {packs.map((pack) => (
          <li key={pack.id}>
            <a
              className="card h-full items-start gap-0.5 rounded-field card-border bg-surface p-[0.6875rem] num hover:border-line aria-[current=page]:border-primary aria-[current=page]:bg-chosen aria-[current=page]:inset-ring-1"
              href={paths.product(pack)}
              aria-current={slugOf(pack) === slugOf(product) ? 'page' : undefined}
            >
              <b className="font-semibold wrap-anywhere" data-given="">
                {pack.packSize ?? pack.id}
              </b>
              <span>{pack.stock === 0 ? t('Out of stock') : rupees(pack.price)}</span>
              <span className="text-meta/cosy text-muted">{unitPrice(pack)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

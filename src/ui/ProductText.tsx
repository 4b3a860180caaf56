import type { Product } from '../../contract/product.ts';
import { rupees } from '../../contract/rupees.ts';
import { tag } from '../i18n/current.ts';
import { t } from '../i18n/t.ts';

const listed = (words: readonly string[]): string => new Intl.ListFormat(tag(), { type: 'conjunction' }).format(words);

interface Fact {
  readonly label: string;
  readonly value: string;
  /** By the shop; any other is given by the catalogue. */
  readonly isSaid?: boolean;
}

/** Description, highlights and details of a product; renders nothing without them. */
export function ProductText({ product }: { product: Product }) {
  const { description, highlights, details, allergens, nutrition, bestBefore, packSize, brand, mrp } = product;
  const facts: readonly Fact[] = [
    ...(details ?? []),
    ...(allergens?.length ? [{ label: t('Contains'), value: listed(allergens) }] : []),
    ...(nutrition?.length
      ? [{ label: t('Per 100 g'), value: nutrition.map(({ label, value }) => `${label} ${value}`).join('\n') }]
      : []),
    ...(bestBefore ? [{ label: t('Best before'), value: bestBefore }] : []),
    ...(brand ? [{ label: t('Brand'), value: brand.name }] : []),
    ...(packSize ? [{ label: t('Net quantity'), value: packSize }] : []),
    ...(mrp !== null
      ? [{ label: t('MRP'), value: t('{price}, inclusive of all taxes', { price: rupees(mrp) }), isSaid: true }]
      : []),
  ];
  if (!description && !highlights?.length && facts.length === 0) return null;
  return (
    <section
      className="mt-8 grid grid-cols-1 gap-5 border-base-300 lg:mt-16 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,1fr)] lg:gap-16 lg:border-t lg:pt-10"
      aria-labelledby="about-product"
    >
      <div>
        <h2 id="about-product" className="mb-2.5">
          {t('About this product')}
        </h2>
        {description && (
          <p className="max-w-136 whitespace-pre-line lg:text-lg" data-given="">
            {description}
          </p>
        )}
        {highlights && highlights.length > 0 && (
          <ul className="mt-3 list-disc pl-4.5 marker:text-accent" data-given="">
            {highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
        )}
      </div>
      <dl>
        {facts.map(({ label, value, isSaid }) => (
          <div
            key={label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2 border-t border-base-300 py-3 text-name lg:first:border-t-0 lg:first:pt-1"
          >
            <dt className="text-muted" data-given="">
              {label}
            </dt>
            <dd className="whitespace-pre-line" data-given={isSaid ? undefined : ''}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { Product } from '../../contract/product.ts';
import { rupees } from '../../contract/rupees.ts';
import { tag } from '../i18n/current.ts';
import { msg } from '../../contract/msg.ts';
import { t, translated } from '../i18n/t.ts';

const listed = (words: readonly string[]): string => new Intl.ListFormat(tag(), { type: 'conjunction' }).format(words);

/** What labels name nearly everywhere: a catalogue’s word for one of these is said in the language of the page. */
const LABEL_WORDS: readonly string[] = [
  msg('Ingredients'),
  msg('Shelf life'),
  msg('Keep'),
  msg('Storage'),
  msg('Origin'),
  msg('Country of origin'),
  msg('Made and packed by'),
  msg('Manufacturer'),
  msg('Imported by'),
  msg('FSSAI licence'),
  msg('Consumer care'),
  msg('Sold by'),
  msg('Energy'),
  msg('Protein'),
  msg('Carbohydrate'),
  msg('Sugar'),
  msg('Fat'),
  msg('Fibre'),
  msg('Sodium'),
];
const labelWord = (label: string): string => (LABEL_WORDS.includes(label) ? translated(label) : label);

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** By the shop; any other is given by the catalogue. */
  readonly isByShop?: boolean;
}

/** Description, highlights and details of a product; renders nothing without them. */
export function ProductText({ product }: { product: Product }) {
  const { description, highlights, details, allergens, nutrition, bestBefore, packSize, brand, mrp } = product;
  const facts: readonly Fact[] = [
    ...(details ?? []).map(({ label, value }) => ({ label: labelWord(label), value })),
    ...(allergens?.length ? [{ label: t('Contains'), value: listed(allergens) }] : []),
    ...(nutrition?.length ? [{ label: t('Per 100 g'), value: <Nutrition of={nutrition} /> }] : []),
    ...(bestBefore ? [{ label: t('Best before'), value: bestBefore }] : []),
    ...(brand ? [{ label: t('Brand'), value: brand.name }] : []),
    ...(packSize ? [{ label: t('Net quantity'), value: packSize }] : []),
    ...(mrp !== null
      ? [{ label: t('MRP'), value: t('{price}, inclusive of all taxes', { price: rupees(mrp) }), isByShop: true }]
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
        {facts.map(({ label, value, isByShop }) => (
          <div
            key={label}
            className="grid grid-cols-[7rem_minmax(0,1fr)] gap-2 border-t border-base-300 py-3 text-name lg:first:border-t-0 lg:first:pt-1"
          >
            <dt className="text-muted" data-given="">
              {label}
            </dt>
            <dd className="whitespace-pre-line" data-given={isByShop ? undefined : ''}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const Nutrition = ({ of }: { of: NonNullable<Product['nutrition']> }) =>
  of.map(({ label, value }) => (
    // The word by itself, so that it can be said in another language.
    <span key={label} className="block">
      <span>{labelWord(label)}</span> {value}
    </span>
  ));

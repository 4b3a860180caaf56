import { ArrowDownWideNarrow, ChevronDown } from '../../ui/icons.ts';
import type { Sort } from '../../../contract/product.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';

const NAMES = {
  relevance: msg('Best match'),
  'price-low': msg('Price, low first'),
  'price-high': msg('Price, high first'),
  'unit-price': msg('Unit price, low first'),
  discount: msg('Discount'),
  newest: msg('Newest'),
  name: msg('Name'),
} as const satisfies Record<Sort, string>;

/** A select with its words; on a phone only its icon, which is marked when the order is not the usual one. */
export const SortBy = ({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) => (
  <label
    className={`relative grid size-11 flex-none place-items-center rounded-field text-name focus-within:outline-3 focus-within:-outline-offset-3 focus-within:outline-primary lg:block lg:size-auto lg:bg-transparent lg:text-inherit ${
      value === 'relevance' ? 'bg-base-200' : 'bg-secondary text-secondary-content'
    }`}
    data-sort
  >
    <ArrowDownWideNarrow className="lg:hidden" aria-hidden="true" />
    <span className="pointer-events-none max-lg:sr-only lg:absolute lg:top-1.75 lg:left-3.5 lg:text-xs/none lg:text-muted">
      {t('Sort by')}
    </span>
    <select
      className="absolute inset-0 cursor-pointer opacity-0 *:bg-surface *:text-base-content lg:static lg:h-12 lg:min-w-56 lg:appearance-none lg:rounded-field lg:border lg:border-line lg:bg-surface lg:pt-3.5 lg:pr-9 lg:pl-3.5 lg:opacity-100"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Sort)}
    >
      {Object.entries(NAMES).map(([sort, name]) => (
        <option key={sort} value={sort}>
          {t(name)}
        </option>
      ))}
    </select>
    <ChevronDown className="pointer-events-none absolute top-3.25 right-2.5 max-lg:hidden" aria-hidden="true" />
  </label>
);

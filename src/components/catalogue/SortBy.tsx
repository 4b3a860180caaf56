import { ArrowDownWideNarrow } from '../../ui/icons.ts';
import type { Sort } from '../../../contract/product.ts';
import './sort-by.css';

const NAMES: Record<Sort, string> = {
  relevance: 'Best match',
  'price-low': 'Price, low first',
  'price-high': 'Price, high first',
  'unit-price': 'Unit price, low first',
  discount: 'Discount',
  newest: 'Newest',
  name: 'Name',
};

/** A select with its words; on a phone only its icon, which is marked when the order is not the usual one. */
export const SortBy = ({ value, onChange }: { value: Sort; onChange: (sort: Sort) => void }) => (
  <label className={value === 'relevance' ? 'sort' : 'sort sorted'}>
    <ArrowDownWideNarrow aria-hidden="true" />
    <span>Sort by</span>
    <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as Sort)}>
      {Object.entries(NAMES).map(([sort, name]) => (
        <option key={sort} value={sort}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

import { SlidersHorizontal, X } from '../../ui/icons.ts';
import type { Brand } from '../../../contract/brand.ts';
import type { SubCategory } from '../../../contract/category.ts';
import { sameId } from '../../../contract/id.ts';
import { count as counted } from '../../format/count.ts';
import { isNarrowed, type ProductFilters } from '../../stores/catalogue/product-list.ts';
import '../../ui/chip.css';
import { SortBy } from './SortBy.tsx';

interface Props {
  subCategories: readonly SubCategory[];
  chosen: { subCategory: SubCategory | undefined; brands: readonly Brand[] };
  filters: ProductFilters;
  /** Products that fit, and all there are. */
  count: number | null;
  whole: number | null;
  onChange: (filters: Partial<ProductFilters>) => void;
}

/** One row above a list: the way to the filters, the order, and on a phone the sub-categories; it stays while goods scroll by. */
export function ListingToolbar({ subCategories, chosen, filters, count, whole, onChange }: Props) {
  const removable = [
    ...(chosen.subCategory ? [{ name: chosen.subCategory.name, without: { subCategoryId: null } }] : []),
    ...chosen.brands.map(({ id, name }) => ({
      name,
      without: { brandIds: filters.brandIds.filter((other) => !sameId(other, id)) },
    })),
    ...(filters.inStock ? [{ name: 'In stock only', without: { inStock: false } }] : []),
  ];
  const inSheet = filters.brandIds.length + Number(filters.inStock);
  return (
    <div className="tools">
      <button type="button" className="chip filter-button" popoverTarget="filters">
        <SlidersHorizontal aria-hidden="true" />
        Filter
        {inSheet > 0 && <span className="filter-count num">{inSheet}</span>}
      </button>
      <div className="chosen">
        <span className="sm muted num">
          {isNarrowed(filters) && count !== null && `${count} of ${counted(whole ?? count, 'product')}`}
        </span>
        {removable.map(({ name, without }) => (
          <button
            key={name}
            type="button"
            className="chip removable"
            aria-label={`Remove filter ${name}`}
            onClick={() => onChange(without)}
          >
            {name}
            <X aria-hidden="true" />
          </button>
        ))}
      </div>
      <SortBy value={filters.sortBy} onChange={(sortBy) => onChange({ sortBy })} />
      {subCategories.length > 0 && (
        <div className="sub-chips" role="group" aria-label="Sub-category">
          {[{ id: null, name: 'All' }, ...subCategories].map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="chip"
              aria-pressed={id === null ? filters.subCategoryId === null : sameId(filters.subCategoryId, id)}
              onClick={() => onChange({ subCategoryId: id })}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

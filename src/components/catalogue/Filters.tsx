import { X } from '../../ui/icons.ts';
import type { Brand } from '../../../contract/brand.ts';
import type { SubCategory } from '../../../contract/category.ts';
import { sameId } from '../../../contract/id.ts';
import { count as counted } from '../../format/count.ts';
import { NO_FILTERS, type ProductFilters } from '../../stores/catalogue/product-list.ts';
import './filters.css';

interface Props {
  subCategories: readonly SubCategory[];
  brands: readonly Brand[];
  filters: ProductFilters;
  /** Products that fit, and those of them in stock: null when the provider can't list them alone. */
  count: number | null;
  inStockCount: number | null;
  onChange: (filters: Partial<ProductFilters>) => void;
  /** Asks for the brands that are not among these; absent where there are none. */
  onAllBrands?: (() => void) | undefined;
}

/** Beside the list on a wide screen; on a phone a sheet that the browser itself opens and closes. */
export function Filters({ subCategories, brands, filters, count, inStockCount, onChange, onAllBrands }: Props) {
  const toggleBrand = (brand: Brand, on: boolean) => {
    const others = filters.brandIds.filter((id) => !sameId(id, brand.id));
    onChange({ brandIds: on ? [...others, brand.id] : others });
  };
  return (
    <aside id="filters" popover="auto" className="filters" aria-label="Filters">
      <div className="filters-head">
        <h2>Filter</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label="Close"
        >
          <X aria-hidden="true" />
        </button>
      </div>
      {subCategories.length > 0 && (
        <fieldset>
          <legend>Sub-category</legend>
          {[{ id: null, name: 'All', count: null }, ...subCategories].map(({ id, name, count }) => (
            <label key={id} className="check">
              <input
                type="radio"
                name="sub"
                checked={id === null ? filters.subCategoryId === null : sameId(filters.subCategoryId, id)}
                onChange={() => onChange({ subCategoryId: id })}
              />
              {name}
              {count !== null && <span className="muted num">{count}</span>}
            </label>
          ))}
        </fieldset>
      )}
      {brands.length > 0 && (
        <fieldset>
          <legend>Brand</legend>
          {brands.map((brand) => (
            <label key={brand.id} className="check">
              <input
                type="checkbox"
                checked={filters.brandIds.some((id) => sameId(id, brand.id))}
                onChange={({ currentTarget }) => toggleBrand(brand, currentTarget.checked)}
              />
              {brand.name}
              {brand.count !== null && <span className="muted num">{brand.count}</span>}
            </label>
          ))}
          {onAllBrands && (
            <button type="button" className="link" onClick={onAllBrands}>
              All brands
            </button>
          )}
        </fieldset>
      )}
      {inStockCount !== null && (
        <fieldset>
          <legend>Availability</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={filters.inStock}
              onChange={({ currentTarget }) => onChange({ inStock: currentTarget.checked })}
            />
            In stock only
            <span className="muted num">{inStockCount}</span>
          </label>
        </fieldset>
      )}
      <div className="filters-end">
        <button type="button" className="btn" onClick={() => onChange(NO_FILTERS)}>
          Clear
        </button>
        <button type="button" className="btn btn-primary" popoverTarget="filters" popoverTargetAction="hide">
          {count === null ? 'Show products' : `Show ${counted(count, 'product')}`}
        </button>
      </div>
    </aside>
  );
}

import type { ReactNode } from 'react';
import { X } from '../../ui/icons.ts';
import type { Brand } from '../../../contract/brand.ts';
import type { SubCategory } from '../../../contract/category.ts';
import { type Claim, DIETS } from '../../../contract/food.ts';
import { sameId } from '../../../contract/id.ts';
import { claimName, dietName } from '../../format/food.ts';
import { NO_FILTERS, type ProductFilters } from '../../stores/catalogue/product-list.ts';
import { PriceRange } from './PriceRange.tsx';
import { plural, t } from '../../i18n/t.ts';

interface Props {
  subCategories: readonly SubCategory[];
  brands: readonly Brand[];
  filters: ProductFilters;
  /** Products that fit, and those of them in stock: null when the provider can't list them alone. */
  count: number | null;
  inStockCount: number | null;
  /** Whether there is veg and non-veg to choose from. */
  byDiet: boolean;
  /** What some of them claim, and others don’t. */
  claims: readonly Claim[];
  /** Whether the provider can leave out other prices. */
  byPrice: boolean;
  onChange: (filters: Partial<ProductFilters>) => void;
  /** Asks for the brands that are not among these; absent where there are none. */
  onAllBrands?: (() => void) | undefined;
}

/** Beside the list on a wide screen; on a phone a sheet that the browser itself opens and closes. */
export function Filters({ subCategories, brands, filters, onChange, onAllBrands, ...props }: Props) {
  const { count, inStockCount, byDiet, byPrice, claims } = props;
  const toggleBrand = (brand: Brand, on: boolean) => {
    const others = filters.brandIds.filter((id) => !sameId(id, brand.id));
    onChange({ brandIds: on ? [...others, brand.id] : others });
  };
  return (
    <aside
      id="filters"
      popover="auto"
      className="inset-x-0 top-auto bottom-0 max-h-[85dvh] w-full overflow-auto overscroll-contain rounded-t-dialog bg-surface px-4 pt-5 text-inherit shadow-float backdrop:bg-scrim open:animate-rise lg:static lg:block lg:max-h-none lg:overflow-visible lg:bg-transparent lg:p-0 lg:shadow-none"
      aria-label={t('Filters')}
      data-needs-script
    >
      <div className="-mr-2 flex items-center justify-between lg:hidden">
        <h2 className="text-3xl">{t('Filter')}</h2>
        <button
          type="button"
          className="btn btn-square btn-ghost btn-sm"
          popoverTarget="filters"
          popoverTargetAction="hide"
          aria-label={t('Close')}
        >
          <X className="size-5.5" aria-hidden="true" />
        </button>
      </div>
      <div>
        {subCategories.length > 0 && (
          <Choices of={t('Sub-category')}>
            {[{ id: null, name: t('All'), count: null }, ...subCategories].map(({ id, name, count }) => (
              <Choice key={id} name={name} count={count}>
                <input
                  type="radio"
                  className="radio"
                  name="sub"
                  checked={id === null ? filters.subCategoryId === null : sameId(filters.subCategoryId, id)}
                  onChange={() => onChange({ subCategoryId: id })}
                />
              </Choice>
            ))}
          </Choices>
        )}
        {brands.length > 0 && (
          <Choices of={t('Brand')}>
            {brands.map((brand) => (
              <Choice key={brand.id} name={brand.name} count={brand.count}>
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={filters.brandIds.some((id) => sameId(id, brand.id))}
                  onChange={({ currentTarget }) => toggleBrand(brand, currentTarget.checked)}
                />
              </Choice>
            ))}
            {onAllBrands && (
              <button type="button" className="inline-flex min-h-11 link items-center link-hover" onClick={onAllBrands}>
                {t('All brands')}
              </button>
            )}
          </Choices>
        )}
        {byDiet && (
          <Choices of={t('Diet')}>
            {[null, ...DIETS].map((diet) => (
              <Choice key={diet} name={diet ? t(dietName[diet]) : t('All')} count={null}>
                <input
                  type="radio"
                  className="radio"
                  name="diet"
                  checked={filters.diet === diet}
                  onChange={() => onChange({ diet })}
                />
              </Choice>
            ))}
          </Choices>
        )}
        {claims.length > 0 && (
          <Choices of={t('On the label')}>
            {claims.map((claim) => (
              <Choice key={claim} name={t(claimName[claim])} count={null}>
                <input
                  type="checkbox"
                  className="checkbox"
                  checked={filters.claims.includes(claim)}
                  onChange={() => onChange({ claims: toggle(filters.claims, claim) })}
                />
              </Choice>
            ))}
          </Choices>
        )}
        {byPrice && (
          <Choices of={t('Price')}>
            <PriceRange min={filters.minPrice} max={filters.maxPrice} onChange={onChange} />
          </Choices>
        )}
        {inStockCount !== null && (
          <Choices of={t('Availability')}>
            <Choice name={t('In stock only')} count={inStockCount}>
              <input
                type="checkbox"
                className="checkbox"
                checked={filters.inStock}
                onChange={({ currentTarget }) => onChange({ inStock: currentTarget.checked })}
              />
            </Choice>
          </Choices>
        )}
      </div>
      <div className="sticky bottom-0 -mx-4 mt-3 grid grid-cols-[auto_1fr] gap-2.5 border-t border-base-300 bg-surface p-4 lg:hidden">
        <button type="button" className="btn" onClick={() => onChange(NO_FILTERS)}>
          {t('Clear')}
        </button>
        <button type="button" className="btn btn-primary" popoverTarget="filters" popoverTargetAction="hide">
          {count === null ? t('Show products') : plural(count, 'Show {count} product', 'Show {count} products')}
        </button>
      </div>
    </aside>
  );
}

const toggle = (claims: readonly Claim[], claim: Claim): readonly Claim[] =>
  claims.includes(claim) ? claims.filter((other) => other !== claim) : [...claims, claim];

const Choices = ({ of, children }: { of: string; children: ReactNode }) => (
  <fieldset className="border-base-300 not-first:mt-2 not-first:border-t not-first:pt-2 lg:border-t lg:pb-4 lg:not-first:mt-0">
    <legend className="float-left w-full pt-3 pb-1 font-bold">{of}</legend>
    <div className="clear-both">{children}</div>
  </fieldset>
);

const Choice = ({ name, count, children }: { name: string; count: number | null; children: ReactNode }) => (
  <label className="flex min-h-11 cursor-pointer items-center gap-3">
    {children}
    {name}
    {count !== null && <span className="ml-auto text-muted num">{count}</span>}
  </label>
);

import { startTransition, useOptimistic } from 'react';
import { SlidersHorizontal, X } from '../../ui/icons.ts';
import type { Brand } from '../../../contract/brand.ts';
import type { SubCategory } from '../../../contract/category.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import { claimName, dietName } from '../../format/food.ts';
import { priceRange } from '../../format/price-range.ts';
import { isNarrowed, type ProductFilters } from '../../stores/catalogue/product-list.ts';
import { tw } from '../../ui/tw.ts';
import { SortBy } from './SortBy.tsx';
import { plural, t } from '../../i18n/t.ts';

/** A phone has it among all sub-categories, further right. */
const IN_ROW = tw`max-lg:hidden`;
const CHIP = tw`btn gap-1.5 px-3.25 btn-sm`;

interface Props {
  subCategories: readonly SubCategory[];
  chosen: { subCategory: SubCategory | undefined; brands: readonly Brand[] };
  filters: ProductFilters;
  /** Whether there is anything to narrow the list by. */
  canFilter: boolean;
  /** Products that fit, and all there are; null where that is not known. */
  count: number | null;
  whole: number | null;
  /** Whether the provider can put products in order. */
  sortable: boolean;
  onChange: (filters: Partial<ProductFilters>) => void;
}

/** One row above a list: the way to the filters, the order, and on a phone the sub-categories; it stays while goods scroll by. */
export function ListingToolbar({ subCategories, chosen, filters, canFilter, count, whole, sortable, onChange }: Props) {
  const price = priceRange(filters);
  const [chosenId, showChosen] = useOptimistic(filters.subCategoryId);
  // The tapped button is seen to be chosen before the whole list follows, which takes a slow phone some 50 ms.
  const narrow = (subCategoryId: Id | null) =>
    startTransition(async () => {
      showChosen(subCategoryId);
      await afterPaint();
      onChange({ subCategoryId });
    });
  const removable = [
    ...(chosen.subCategory ? [{ name: chosen.subCategory.name, look: IN_ROW, without: { subCategoryId: null } }] : []),
    ...chosen.brands.map(({ id, name }) => ({
      name,
      look: '',
      without: { brandIds: filters.brandIds.filter((other) => !sameId(other, id)) },
    })),
    ...(filters.diet ? [{ name: t(dietName[filters.diet]), look: '', without: { diet: null } }] : []),
    ...filters.claims.map((claim) => ({
      name: t(claimName[claim]),
      look: '',
      without: { claims: filters.claims.filter((other) => other !== claim) },
    })),
    ...(price ? [{ name: price, look: '', without: { minPrice: null, maxPrice: null } }] : []),
    ...(filters.inStock ? [{ name: t('In stock only'), look: '', without: { inStock: false } }] : []),
  ];
  const inSheet =
    filters.brandIds.length +
    filters.claims.length +
    Number(filters.inStock) +
    Number(price !== '') +
    Number(filters.diet !== null);
  return (
    <div
      className="sticky top-0 z-10 -mx-4 mb-2 flex [scrollbar-width:none] items-center gap-2 overflow-x-auto bg-base-100 px-4 py-1.5 md:-mx-8 md:px-8 lg:static lg:mx-0 lg:mb-5 lg:justify-between lg:overflow-visible lg:p-0 low:static"
      data-needs-script
    >
      {canFilter && (
        <button type="button" className={`${CHIP} lg:hidden`} popoverTarget="filters">
          <SlidersHorizontal aria-hidden="true" />
          {t('Filter')}
          {inSheet > 0 && (
            <span className="badge h-5 min-w-5 rounded-full px-0 text-xs num badge-primary">{inSheet}</span>
          )}
        </button>
      )}
      <div className="contents lg:flex lg:flex-wrap lg:items-center lg:gap-x-3 lg:gap-y-2">
        <span className="text-sm/[1.45] text-muted num max-lg:hidden">
          {isNarrowed(filters) &&
            count !== null &&
            whole !== null &&
            plural(whole, '{some} of {count} product', '{some} of {count} products', { some: count })}
        </span>
        {removable.map(({ name, look, without }) => (
          <button
            key={name}
            type="button"
            className={`${CHIP} btn-secondary ${look}`}
            aria-label={t('Remove filter {name}', { name })}
            onClick={() => onChange(without)}
          >
            {name}
            <X className="size-4" aria-hidden="true" />
          </button>
        ))}
      </div>
      {sortable && <SortBy value={filters.sortBy} onChange={(sortBy) => onChange({ sortBy })} />}
      {subCategories.length > 0 && (
        <div className="flex gap-2 lg:hidden" role="group" aria-label={t('Sub-category')}>
          {[{ id: null, name: t('All') }, ...subCategories].map(({ id, name }) => {
            const pressed = id === null ? chosenId === null : sameId(chosenId, id);
            return (
              <button
                key={id}
                type="button"
                className={`${CHIP} ${pressed ? 'btn-primary' : 'font-normal'}`}
                aria-pressed={pressed}
                onClick={() => narrow(id)}
              >
                {name}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Resolves once the next frame is painted: what answers a tap is seen before the work that follows it. */
const afterPaint = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

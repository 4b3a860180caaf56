import type { ProductColumns } from '../catalogue/product-columns.ts';

/** Columns that a changed row overwrites. Slug, sales and creation date stay, and so does the stock unless the file has it. */
export const OVERWRITTEN_FIELDS = [
  'name',
  'brandId',
  'categoryId',
  'subCategoryId',
  'packSize',
  'packContent',
  'packKey',
  'pricePaise',
  'mrpPaise',
  'unitPricePaise',
  'unit',
  'picture',
  'pictures',
  'description',
  'nameText',
  'placeText',
  'searchText',
  'rowHash',
  'active',
] as const satisfies readonly (keyof ProductColumns)[];

/** What a file that does not have it leaves as it is: what the label says, how goods are shown, and the stock. */
const LABEL_FIELDS = ['diet', 'claims', 'allergens', 'nutrition', 'bestBefore', 'details', 'highlights'] as const;
const TAX_FIELDS = ['hsn', 'gstRate'] as const;
/** As above, but for the stock, which an undo restores by difference. */
export const RESTORED_IF_PRESENT = ['translations', 'featured', 'listed', ...LABEL_FIELDS, ...TAX_FIELDS] as const;
export const OVERWRITTEN_IF_PRESENT = ['stock', ...RESTORED_IF_PRESENT] as const;

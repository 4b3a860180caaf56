/** What a column of a file of goods can be taken for. */
export const IMPORT_FIELDS = [
  'sku',
  'name',
  'brand',
  'category',
  'subCategory',
  'type',
  'price',
  'mrp',
  'packSize',
  'stock',
  'availability',
  'diet',
  'claims',
  'allergens',
  'nutrition',
  'bestBefore',
  'hsn',
  'gstRate',
  'rating',
  'description',
  'nameBn',
  'nameHi',
  'keywords',
  'group',
  'pictures',
  'variantPicture',
  'handle',
  'rowKind',
  'rowId',
  'parent',
  'published',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Fields that several columns may fill together. */
export const SHARED_FIELDS: ReadonlySet<ImportField> = new Set(['pictures', 'published']);

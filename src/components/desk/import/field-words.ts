import type { ImportField } from '../../../../contract/import-field.ts';

/** What columns can be, as shopkeepers say it. */
export const FIELD_WORDS: Readonly<Record<ImportField, string>> = {
  name: 'Name',
  nameBn: 'Name in Bengali',
  nameHi: 'Name in Hindi',
  price: 'Price',
  mrp: 'MRP',
  packSize: 'Size, such as 500 g',
  brand: 'Brand',
  category: 'Category',
  subCategory: 'Sub-category',
  type: 'Type',
  sku: 'Your number (SKU)',
  stock: 'Stock, how many',
  availability: 'In stock or not',
  diet: 'Veg or non-veg',
  claims: 'Vegan, gluten-free, sugar-free …',
  allergens: 'Allergens',
  nutrition: 'Nutrition per 100 g',
  bestBefore: 'Best before',
  hsn: 'HSN code, for invoices',
  gstRate: 'GST in percent, for invoices',
  description: 'Description',
  pictures: 'Photos',
  rating: 'Rating',
  keywords: 'Words to search by',
  group: 'Group of sizes',
  published: 'For sale or not',
  variantPicture: 'Photo of the variant',
  handle: 'Handle (Shopify)',
  rowKind: 'Kind of row (WooCommerce)',
  rowId: 'Number of the row (WooCommerce)',
  parent: 'Parent row (WooCommerce)',
};

export const FIELDS_IN_ORDER = Object.keys(FIELD_WORDS) as ImportField[];

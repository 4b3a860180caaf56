import type { Goods } from './goods.ts';

/** The columns of Shopify's export, in its order. */
const COLUMNS = [
  'Handle',
  'Title',
  'Body (HTML)',
  'Vendor',
  'Product Category',
  'Type',
  'Tags',
  'Published',
  'Option1 Name',
  'Option1 Value',
  'Option2 Name',
  'Option2 Value',
  'Variant SKU',
  'Variant Grams',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Inventory Policy',
  'Variant Fulfillment Service',
  'Variant Price',
  'Variant Compare At Price',
  'Variant Requires Shipping',
  'Variant Taxable',
  'Variant Barcode',
  'Image Src',
  'Image Position',
  'Image Alt Text',
  'Gift Card',
  'SEO Title',
  'SEO Description',
  'Variant Image',
  'Variant Weight Unit',
  'Variant Tax Code',
  'Cost per item',
  'Status',
] as const;

type ShopifyRecord = Record<string, string | number>;

const handleOf = ({ name, brand, size, sku }: Goods): string =>
  `${brand} ${name} ${size === '' ? sku : ''}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

const variant = (one: Goods): ShopifyRecord => ({
  'Option1 Value': one.size === '' ? 'Default Title' : one.size,
  'Variant SKU': one.sku,
  'Variant Grams': 0,
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': one.stock,
  'Variant Inventory Policy': 'deny',
  'Variant Fulfillment Service': 'manual',
  'Variant Price': one.price.toFixed(2),
  'Variant Compare At Price': one.price < one.mrp ? one.mrp.toFixed(2) : '',
  'Variant Requires Shipping': 'true',
  'Variant Taxable': 'true',
  'Variant Barcode': 8_901_000_000_000,
  'Variant Image': one.pictures[0] ?? '',
  'Variant Weight Unit': 'kg',
  'Cost per item': (one.price / 2).toFixed(2),
});

const head = (one: Goods): ShopifyRecord => ({
  Title: one.name,
  'Body (HTML)': `<p>${one.description.replaceAll('&', '&amp;')}</p><script>ran()</script>`,
  Vendor: one.brand,
  'Product Category': `${one.category} > ${one.subCategory}`,
  Published: 'true',
  'Option1 Name': one.size === '' ? 'Title' : 'Size',
  'Gift Card': 'false',
  Status: 'active',
});

/** Sizes of one name are variants below the first; pictures fill the same rows, and further ones below. */
export function shopifyRecords(goods: readonly Goods[]): ShopifyRecord[] {
  const handles = Map.groupBy(goods, handleOf);
  const empty = Object.fromEntries(COLUMNS.map((column) => [column, '']));
  return [...handles].flatMap(([handle, packs]) => {
    const pictures = packs.flatMap((pack) => pack.pictures);
    return Array.from({ length: Math.max(packs.length, pictures.length) }, (_, i) => {
      const pack = packs[i];
      return {
        ...empty,
        Handle: handle,
        ...(i === 0 && pack && head(pack)),
        ...(pack && variant(pack)),
        ...(pictures[i] !== undefined && { 'Image Src': pictures[i], 'Image Position': i + 1 }),
      };
    });
  });
}

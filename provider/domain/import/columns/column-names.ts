import { IMPORT_FIELDS, type ImportField, SHARED_FIELDS } from '../../../../contract/import-field.ts';

export { IMPORT_FIELDS as FIELDS, SHARED_FIELDS };
export type Field = ImportField;

/** Accepted column names as `normalizeName` leaves them, the preferred first: those of the usual exports, and of plain lists. */
const NAMES: Readonly<Record<Exclude<Field, 'pictures'>, string>> = {
  sku: 'sku variantsku skuid productsku itemcode productcode articlecode articlenumber articleno itemno productid itemid id index',
  name: 'product name title productname producttitle itemname item articlename nameofitem nameofproduct particulars',
  nameBn:
    'namebengali bengaliname namebn bnname namebangla banglaname namebangali productnamebengali productnamebn itemnamebengali itemnamebn titlebn bengali bangla নাম বাংলানাম নামবাংলা পণ্যেরনাম',
  nameHi:
    'namehindi hindiname namehi hiname productnamehindi productnamehi itemnamehindi itemnamehi titlehi hindi नाम हिंदीनाम हिन्दीनाम नामहिंदी नामहिन्दी उत्पादकानाम',
  brand: 'brand brands brandname vendor manufacturer company',
  category:
    'category categories productcategory producttype categoryname maincategory department dept itemgroup breadcrumbs breadcrumb googleproductcategory type',
  subCategory: 'subcategory subcategoryname subcat subdepartment subdept subgroup',
  type: 'type',
  price:
    'saleprice discountedprice sellingprice discountedsellingprice offerprice specialprice finalprice dealprice ourprice price variantprice salerate salesrate sellingrate retailprice rate',
  mrp: 'mrp marketprice maxretailprice maximumretailprice regularprice listprice originalprice actualprice compareatprice variantcompareatprice oldprice price',
  packSize:
    'packsize pack size netweight netquantity netqty netcontent option1value variant attribute1values quantity qty weight volume unit units unitpricingmeasure',
  stock:
    'stock stockquantity stockqty variantinventoryqty inventoryquantity inventory availablequantity availableqty quantityavailable qtyonhand onhand closingstock stockinhand currentstock balancestock balanceqty balance quantity qty',
  availability: 'availability instock stockstatus',
  diet: 'diet vegnonveg vegornonveg vegnonvegetarian foodtype diettype dietarytype dietpreference dietarypreference foodpreference isveg isvegetarian vegetarian veg vegmark',
  claims: 'claims claim labelclaims dietaryclaims dietaryclaim dietarylabels dietlabels suitablefor',
  allergens: 'allergens allergen allergeninfo allergeninformation allergenadvice allergyinformation allergyinfo',
  nutrition:
    'nutrition nutritionfacts nutritionalfacts nutritioninfo nutritionalinfo nutritionalinformation nutritioninformation nutritionalvalue nutritionper100g',
  bestBefore: 'bestbefore shelflife',
  hsn: 'hsn hsncode hsnno hsnnumber hsnsac hsnsaccode',
  gstRate: 'gst gstrate gstpercent gstpercentage gstslab taxrate igst igstrate',
  rating: 'rating ratings averagerating',
  description: 'description bodyhtml body productdescription longdescription shortdescription',
  keywords: 'keywords tags',
  group: 'group itemgroupid',
  variantPicture: 'variantimage variantimageurl',
  handle: 'handle urlhandle',
  rowKind: 'type',
  rowId: 'id',
  parent: 'parent',
  published: 'status published publishedononlinestore',
};

const LISTS = new Map(Object.entries(NAMES).map(([field, names]) => [field as Field, names.split(' ')]));

/** "Image Src", "image_link", "additional image link", "Product image URL", "Images", "photo 2" */
const PICTURES =
  /^(?:product|main|additional)?(?:image|img|picture|photo)s?(?:src|urls?|links?|files?|filenames?|path)?\d*$/;

/** Columns that are known and of no use here; their content is not asked what they might be. */
const OF_NO_USE =
  /cost|purchase|discount|tax|gst|hsn|weight|length|width|height|gtin|ean|upc|isbn|barcode|mpn|link|url|seo|alttext|position|shipping|country|date|googleshopping/;

/** A currency is no part of a name. */
const CURRENCY = new Set(['in', 'inr', 'rs', 'rupees', 'paise']);

/** @example normalizeName('Sale_Price (in ₹)') // 'saleprice' */
export const normalizeName = (name: string): string =>
  name
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word, i) => i === 0 || !CURRENCY.has(word))
    .join('');

export const isOfNoUse = (name: string): boolean => OF_NO_USE.test(normalizeName(name));

/** Whether a column's name says that it lists several. @example isPlural('Categories') // true */
export const isPlural = (name: string): boolean => /ies$/.test(normalizeName(name));

/** How well a name fits a field: 0 is best, undefined is not at all. */
export function rankOf(field: Field, name: string): number | undefined {
  if (field === 'pictures') return PICTURES.test(normalizeName(name)) ? 0 : undefined;
  const rank = LISTS.get(field)?.indexOf(normalizeName(name)) ?? -1;
  return rank < 0 ? undefined : rank;
}

/** How many of the cells are names of columns: tells a header from what stands above and below it. */
export const countKnownNames = (cells: readonly string[]): number =>
  cells.filter((cell) => cell.length < 100 && IMPORT_FIELDS.some((field) => rankOf(field, cell) !== undefined)).length;

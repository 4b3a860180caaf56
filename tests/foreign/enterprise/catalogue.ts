import { customerOf, type Customer } from './customers.ts';
import {
  brands,
  categories,
  groupings,
  items,
  newId,
  postalCodes,
  priceOf,
  subCategories,
  type Category,
  type Item,
  type Variant,
} from './goods.ts';
import { dateTime, HttpError, inr, pageOf, pathId, uuidIn, uuidsIn, type Call, type Routes } from './spring.ts';

const offerOf = ({ offer }: Variant) => (offer === null ? null : inr(offer));

const shownVariant = (variant: Variant, { id, code, variants }: Item) => ({
  variantId: variant.id,
  itemId: id,
  skuCode: `${code}-${variants.indexOf(variant) + 1}`,
  packSize: variant.packSize,
  listPrice: inr(variant.mrp),
  offerPrice: offerOf(variant),
  discountPercentage: Math.floor(((variant.mrp - priceOf(variant)) * 100) / variant.mrp),
  availableQuantity: variant.stock,
  stockStatus: variant.stock > 0 ? 'IN_STOCK' : 'OUT_OF_STOCK',
  maxOrderQuantity: 10,
});

export function shownItem(item: Item, customer?: Customer) {
  const { category, subCategory, variants } = item;
  return {
    itemId: item.id,
    itemName: item.name,
    itemCode: item.code,
    brand: item.brand,
    categoryId: category.categoryId,
    categoryName: category.categoryName,
    subCategoryId: subCategory.subCategoryId,
    subCategoryName: subCategory.subCategoryName,
    imageUris: item.images,
    dietType: item.isVegetarian ? 'VEG' : 'NON_VEG',
    listPrice: inr(variants[0].mrp),
    offerPrice: offerOf(variants[0]),
    stockStatus: variants.some(({ stock }) => stock > 0) ? 'IN_STOCK' : 'OUT_OF_STOCK',
    favourite: customer?.favourites.some((favourite) => favourite.item === item) ?? false,
    variants: variants.map((variant) => shownVariant(variant, item)),
  };
}

function wholeItem(item: Item, customer?: Customer) {
  const { brandName } = item.brand;
  const name = item.name.replace('<', '&lt;');
  return {
    ...shownItem(item, customer),
    shortDescription: `${brandName} ${item.name}`,
    longDescription: `<p>${brandName} brings you <b>${name}</b>, packed at our Bengaluru centre.</p><ul><li>Store in a cool, dry place</li><li>Country of origin: India</li></ul>`,
    countryOfOrigin: 'India',
    shelfLifeDays: 30,
    fssaiLicenceNo: '11223344556677',
    gstRatePercentage: 5,
    createdOn: dateTime(item.created),
  };
}

export function findItem(id: string): Item {
  const item = items.find((one) => one.id === id);
  if (!item) throw new HttpError(404, `Item ${id} not found`);
  return item;
}

const firstPrice = ({ variants }: Item) => priceOf(variants[0]);

const SORTS: Record<string, (a: Item, b: Item) => number> = {
  itemName: (a, b) => a.name.localeCompare(b.name),
  offerPrice: (a, b) => firstPrice(a) - firstPrice(b),
  listPrice: (a, b) => a.variants[0].mrp - b.variants[0].mrp,
  createdOn: (a, b) => a.created.getTime() - b.created.getTime(),
};

/** What the query leaves of the items, sorted by the name of a field and `asc` or `desc`. */
function filtered(call: Call, base: readonly Item[]): Item[] {
  const { query } = call;
  uuidIn(call, 'customerId');
  const isAmong = (name: string) => {
    const ids = uuidsIn(call, name);
    return (id: string) => ids.length === 0 || ids.includes(id);
  };
  const [isCategory, isSubCategory, isBrand] = ['categoryId', 'subCategoryId', 'brandId'].map(isAmong);
  const [min, max] = [query.get('minPrice'), query.get('maxPrice')];
  const found = base.filter(
    (item) =>
      isCategory?.(item.category.categoryId) &&
      isSubCategory?.(item.subCategory.subCategoryId) &&
      isBrand?.(item.brand.brandId) &&
      (!min || firstPrice(item) >= Number(min) * 100) &&
      (!max || firstPrice(item) <= Number(max) * 100),
  );
  const sort = query.get('sort');
  if (!sort) return found;
  const [field = '', direction = ''] = sort.split(',');
  const order = SORTS[field];
  if (!order) throw new HttpError(400, `No property '${field}' found for type 'Item'`);
  found.sort(order);
  return direction.toLowerCase() === 'desc' ? found.reverse() : found;
}

function matching({ query }: Call): Item[] {
  const key = (query.get('searchKey') ?? '').trim().toLowerCase();
  if (!key) return [];
  return items.filter(({ name, brand, subCategory }) =>
    `${name} ${brand.brandName} ${subCategory.subCategoryName}`.toLowerCase().includes(key),
  );
}

const pageOfItems = (call: Call, base: readonly Item[]) =>
  pageOf(call, filtered(call, base), (item) => shownItem(item, customerOf(call)));

/** The first eight, for the home page and beside a product. */
const firstOf = (call: Call, list: readonly Item[]) => {
  uuidIn(call, 'customerId');
  return { items: list.slice(0, 8).map((item) => shownItem(item, customerOf(call))) };
};

const shelf = (name: string, isOnIt: (item: Item) => boolean): Routes => ({
  [`GET /product/web/${name}/`]: (call) => pageOfItems(call, items.filter(isOnIt)),
  [`GET /product/web/${name}/home`]: (call) => firstOf(call, items.filter(isOnIt)),
});

const within = (wanted: string) => subCategories.filter(({ categoryId }) => categoryId === wanted);
const wholeCategory = (category: Category) => ({ ...category, subCategories: within(category.categoryId) });

const PAGES: Record<string, string> = {
  ABOUT_US: 'About Us',
  TERMS_AND_CONDITIONS: 'Terms and Conditions',
  PRIVACY_POLICY: 'Privacy Policy',
  REFUND_POLICY: 'Refund Policy',
  CONTACT_US: 'Contact Us',
  FAQ: 'FAQ',
};

const BANNERS: [bannerType: string, bannerTitle: string, category: number][] = [
  ['HOME_TOP', 'Fresh fruits, delivered by 9', 0],
  ['HOME_TOP', 'Staples at wholesale prices', 2],
  ['HOME_MIDDLE', 'Tea time offers', 4],
];
const banners = BANNERS.map(([bannerType, bannerTitle, category], at) => ({
  bannerId: newId(`ban${at}`),
  bannerType,
  bannerTitle,
  imageUri: `/media/banners/${at + 1}.png`,
  redirectType: 'CATEGORY',
  redirectId: categories[category]?.categoryId,
  displayOrder: at + 1,
}));

function bannersOf({ query }: Call) {
  const wanted = query.get('bannerType');
  return { banners: banners.filter(({ bannerType }) => !wanted || bannerType === wanted) };
}

export const catalogue: Routes = {
  'GET /product-category/web/': () => ({ categories: categories.map(wholeCategory) }),
  'GET /product-category/web/home': () => ({ categories }),
  'GET /product-category-grouping/web/': () => ({
    groupings: groupings.map(({ groupingId, groupingName, members }) => ({
      groupingId,
      groupingName,
      categories: members,
    })),
  }),
  'GET /product-category/web/grouping/{id}': (call) => {
    const id = pathId(call);
    const grouping = groupings.find(({ groupingId }) => groupingId === id);
    if (!grouping) throw new HttpError(404, `Grouping ${id} not found`);
    return { categories: grouping.members.map(wholeCategory) };
  },
  'GET /product-subcategory/web/': () => ({ subCategories }),
  'GET /product-subcategory/web/category/{id}': (call) => {
    const id = pathId(call);
    if (!categories.some(({ categoryId }) => categoryId === id)) throw new HttpError(404, `Category ${id} not found`);
    return { subCategories: within(id) };
  },
  'GET /product-brand/web/drop-down/': () => ({ brands }),
  'GET /product/product-brand/list': (call) => {
    const found = filtered(call, items);
    return { brands: brands.filter((brand) => found.some((item) => item.brand === brand)) };
  },
  'GET /product/web/': (call) => pageOfItems(call, items),
  'GET /product/web/search/': (call) => pageOfItems(call, matching(call)),
  'GET /product/web/search/v1': (call) => ({
    suggestions: matching(call)
      .slice(0, 8)
      .map(({ id, name }) => ({ itemId: id, itemName: name })),
  }),
  'GET /product/web/byid/{id}': (call) => {
    uuidIn(call, 'customerId');
    return { item: wholeItem(findItem(pathId(call)), customerOf(call)) };
  },
  'GET /product/product-variant-by-pid/web/{id}': (call) => {
    const item = findItem(pathId(call));
    return { variants: item.variants.map((variant) => shownVariant(variant, item)) };
  },
  ...shelf('newproduct', ({ isNew }) => isNew),
  ...shelf('bestseller', ({ isBest }) => isBest),
  ...shelf('featuredproduct', ({ isFeatured }) => isFeatured),
  'GET /product/web/related-product': (call) => {
    const id = uuidIn(call, 'productId');
    const category = uuidIn(call, 'categoryId') ?? items.find((item) => item.id === id)?.category.categoryId;
    return firstOf(
      call,
      items.filter((item) => item.category.categoryId === category && item.id !== id),
    );
  },
  'GET /pincode/web/drop-down': () => ({ postalCodes }),
  'GET /banner/web/bybannertype/': bannersOf,
  'GET /banner/mobile/bybannertype/': bannersOf,
  'GET /qrcode/web/list': () => ({
    qrCodes: [
      {
        qrCodeId: newId('qr'),
        upiId: 'kirana@okbank',
        payeeName: 'Kirana Retail Services Pvt Ltd',
        imageUri: '/media/qr/1.png',
      },
    ],
  }),
  'GET /cms/web/list/{id}': ({ params: [pageCode = ''] }) => {
    const pageTitle = PAGES[pageCode];
    if (!pageTitle) throw new HttpError(404, `Page ${pageCode} not found`);
    const htmlContent = `<h2>${pageTitle}</h2><p>Kirana Retail Services Pvt Ltd, 4th Floor, MG Road, Bengaluru 560001.</p>`;
    return { page: { pageCode, pageTitle, htmlContent, updatedOn: [2026, 10, 1, 10, 0] } };
  },
};

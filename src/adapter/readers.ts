import { isGiven, isRecord, omitUndefined, pick } from './json.ts';
import type { Reading } from './reading.ts';
import { otpSent, verified } from './read/auth.ts';
import { cart, changedLine, wishlistItem } from './read/cart.ts';
import { banner, cmsPage, qrCode } from './read/content.ts';
import { coupon, couponCheck, deliveryAmount, transactions } from './read/money-answers.ts';
import { order } from './read/order.ts';
import { pack } from './read/pack.ts';
import { address, customer, pincodeOf, submittedKyc } from './read/person.ts';
import { product, suggestion } from './read/product.ts';
import { dated, slot, slotsByDay } from './read/slot.ts';
import { brand, category, grouping, isVisible, subCategory } from './read/taxonomy.ts';
import { topOf } from './read/tree.ts';
import { countIn, listIn, NEW_IDS, oneIn } from './unwrap.ts';
import { id } from './values.ts';

/** Converts a received answer into the contract's shape, as far as possible. */
export type Reader = (received: unknown, at: Reading) => unknown;
type Item = (received: unknown, at: Reading) => unknown;

/** `{ data: [...] }` */
function list(item: Item, ...nouns: readonly string[]): Reader {
  return (received, at) => {
    const found = listIn(received, nouns);
    if (!found) return received;
    if (!isRecord(received) || !Array.isArray(received['data']))
      at.note('data', Array.isArray(received) ? 'read from a bare list' : 'read from within the answer');
    return { ...(isRecord(received) && received), data: found.filter(isVisible).map((entry) => item(entry, at)) };
  };
}

/** A page of a list, with the total count. */
function page(item: Item, ...nouns: readonly string[]): Reader {
  const read = list(item, ...nouns);
  return (received, at) => {
    const found = read(received, at);
    if (!isRecord(found) || !Array.isArray(found['data'])) return found;
    return {
      ...found,
      count: countIn(received, found['data'].length) ?? null,
      inStockCount: found['inStockCount'] ?? null,
    };
  };
}

/** `{ data: {...} }` */
const one =
  (item: Item, ...nouns: readonly string[]): Reader =>
  (received, at) => ({ data: item(oneIn(received, nouns), at) });

/** The saved record; null where the answer does not have its id. */
const saved = (item: Item, ...nouns: readonly string[]): Reader => {
  const read = one(item, ...nouns);
  return (received, at) => {
    const { data } = read(received, at) as { data: unknown };
    if (isRecord(data) && isGiven(data['id'])) return { data };
    // Some say no more than its id, as a database does.
    const newId = id(pick(oneIn(received), ...NEW_IDS));
    return { data: newId === undefined ? null : { id: newId } };
  };
};

const products = list(product, 'products', 'product');
const productPage = page(product, 'products', 'product', 'searchResults');
const allCategories = list(category, 'categories', 'category', 'productCategories');
const categories: Reader = (received, at) => {
  const found = allCategories(received, at);
  return isRecord(found) && Array.isArray(found['data']) ? { ...found, data: topOf(found['data']) } : found;
};
const subCategories = list(subCategory, 'subCategories', 'subcategory', 'productSubCategories');
const brands = list(brand, 'brands', 'productBrands');
const banners = list(banner, 'banners');
const cmsPages = list(cmsPage, 'pages', 'cms', 'page');

/** A list of one, or the one page itself. */
const onePage: Reader = (received, at) => {
  if (listIn(received, ['pages', 'cms', 'page'])) return cmsPages(received, at);
  const page = oneIn(received);
  if (page === undefined) return received;
  at.note('data', 'read from one page');
  return { data: [cmsPage(page, at)] };
};

/** Takes `productId` for the id where each size has a distinct one; sizes that share a product's id have ids of their own. */
const packs: Reader = (received, at) => {
  const found = listIn(received, ['variants', 'productVariants', 'packs', 'product']);
  if (!found) return received;
  const ids = found.map((entry) => pick(entry, 'productId'));
  const areProducts = ids.every(isGiven) && new Set(ids.map(String)).size === ids.length && ids.length > 1;
  return {
    data: found
      .filter(isVisible)
      .map((entry) => pack(areProducts && isRecord(entry) ? { ...entry, id: pick(entry, 'productId') } : entry, at)),
  };
};

/** The calls of the specification's section 7, by method and path. */
export const readers: Readonly<Record<string, Reader>> = {
  'POST /customer/register': otpSent,
  'POST /customer/login/get-otp': otpSent,
  'POST /customer/login/verify-otp': verified,
  'POST /customer/register/verify-otp': verified,
  'GET /customer/myprofile': one(customer),
  'PUT /customer/myprofile': saved(customer),
  'GET /customer/detail': one(customer),
  'PUT /customer/update-kyc': (received, at) => ({ data: submittedKyc(received, at) }),
  'GET /customer/transaction': (received, at) => {
    const found = listIn(received, ['transactions', 'history', 'wallet', 'statement', 'ledger']);
    return found ? { data: transactions(found, at) } : received;
  },
  'GET /user-address/': list(address, 'addresses', 'address', 'userAddresses'),
  'POST /user-address/': saved(address),
  'GET /user-address/{id}': one(address),
  'PUT /user-address/{id}': saved(address),
  'DELETE /user-address/{id}': saved(address),
  'GET /product-category/web/': categories,
  'GET /product-category/web/home': categories,
  'GET /product-category/web/grouping/{id}': categories,
  'GET /product-category-grouping/web/': list(grouping, 'groupings', 'groups', 'categoryGroupings'),
  'GET /product-subcategory/web/': subCategories,
  'GET /product-subcategory/web/category/{id}': subCategories,
  'GET /product-brand/web/drop-down/': brands,
  'GET /product/product-brand/list': brands,
  'GET /product/web/': productPage,
  'GET /product/web/search/': (received, at) => withFacets(productPage(received, at), at),
  'GET /product/web/search/v1': list(suggestion, 'suggestions', 'products'),
  'GET /product/web/byid/{id}': one(product, 'product', 'productDetails'),
  'GET /product/product-variant-by-pid/web/{id}': packs,
  'GET /product/web/newproduct/': products,
  'GET /product/web/newproduct/home': products,
  'GET /product/web/bestseller/': products,
  'GET /product/web/bestseller/home': products,
  'GET /product/web/featuredproduct/': products,
  'GET /product/web/featuredproduct/home': products,
  'GET /product/web/related-product': products,
  'POST /cart/': (received, at) => ({ data: changedLine(received, at) }),
  'GET /cart/web/c': cart,
  'PUT /cart/quantityIncrease/{id}': (received, at) => ({ data: changedLine(received, at) }),
  'PUT /cart/quantityDecrease/{id}': (received, at) => ({ data: changedLine(received, at) }),
  'DELETE /cart/delete-cart/{id}': () => ({ data: null }),
  'POST /wishlist/web': saved(wishlistItem, 'wishlist', 'item', 'wishlistItem'),
  'GET /wishlist/web/w': (received, at) => {
    const found = list(wishlistItem, 'wishlist', 'wishlistItems', 'products')(received, at);
    if (!isRecord(found) || !Array.isArray(found['data'])) return found;
    return { ...found, count: countIn(received, found['data'].length) ?? found['data'].length };
  },
  'DELETE /cart/delete-wishlist/{id}': () => ({ data: null }),
  'GET /order/delivery-amount-check/': deliveryAmount,
  'GET /order/get-deliveryamount/{id}': deliveryAmount,
  'GET /order/': list(order, 'orders', 'order'),
  'GET /order/{id}': one(order, 'order'),
  'GET /order/placed/{id}': (received, at) => (received === null ? { data: null } : one(order, 'order')(received, at)),
  'POST /order': saved(order, 'order'),
  'PUT /order/cancel/{id}': one(order, 'order'),
  'GET /delivery-slot/web/list': (received, at) => {
    const found = listIn(received, ['slots', 'deliverySlots', 'timeSlots']);
    if (!found) return received;
    return {
      data: dated(
        found
          .filter(isVisible)
          .flatMap(slotsByDay)
          .map((entry) => slot(entry, at)),
        at,
      ),
    };
  },
  'GET /coupon-master/dropdown/list': list(coupon, 'coupons'),
  'POST /coupon-master/web/checkavailability': (received, at) => ({ data: couponCheck(received, at) }),
  'GET /pincode/web/drop-down': list(pincodeOf, 'pincodes'),
  'GET /banner/web/bybannertype/': banners,
  'GET /banner/mobile/bybannertype/': banners,
  'GET /qrcode/web/list': list(qrCode, 'qrCodes', 'qrcodes'),
  'GET /cms/web/list/{id}': onePage,
};

/** Facets are ours beyond section 7: those of other providers are read where they have the same names. */
function withFacets(found: unknown, at: Reading): unknown {
  if (!isRecord(found)) return found;
  const facet = (name: string, item: Item) => {
    const value = pick(found, name);
    return Array.isArray(value) ? value.map((entry) => item(entry, at)) : undefined;
  };
  const terms = Array.isArray(found['terms']) && found['terms'].every(Array.isArray) ? found['terms'] : null;
  return {
    ...found,
    terms,
    ...omitUndefined({
      brands: facet('brands', brand) ?? null,
      subCategories: facet('subCategories', subCategory) ?? null,
    }),
  };
}

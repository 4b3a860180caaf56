import * as banner from '../../contract/banner.ts';
import { getBoughtWith } from '../../contract/bought-with.ts';
import * as brand from '../../contract/brand.ts';
import * as category from '../../contract/category.ts';
import { getCmsPage } from '../../contract/cms.ts';
import { getCoupons } from '../../contract/coupon.ts';
import type { Id } from '../../contract/id.ts';
import * as order from '../../contract/order.ts';
import { getPincodes } from '../../contract/pincode.ts';
import * as product from '../../contract/product.ts';
import { getQrCodes } from '../../contract/qrcode.ts';
import { getSlots, type Slot } from '../../contract/slot.ts';
import { config } from '../../src/config.ts';
import { shop } from '../../src/shop.ts';
import type { Check } from '../check.ts';

/** What was found on the way, for the rules and for what a customer does. */
export interface Goods {
  readonly products: readonly product.Product[];
  /** One that can be bought. */
  readonly product: product.Product | undefined;
  readonly pincodeId: Id | undefined;
  readonly couponCode: string | undefined;
  readonly slots: readonly Slot[];
}

const HOME_ORDER = 250;

/** Asks everything that anyone may ask. Nothing is written. */
export async function walkCatalogue(check: Check): Promise<Goods> {
  const categories = (await check.ask(category.getCategories))?.data ?? [];
  await check.ask(category.getHomeCategories);
  await walkTaxonomy(check, categories);

  const query = { page: config.firstPage, limit: config.pageSize, sortBy: 'relevance' as const };
  const products = (await check.ask(product.getProducts, { query }))?.data ?? [];
  check.rule(
    'There is something to sell',
    [
      ...(categories.length > 0 ? [] : ['No category came that can be read.']),
      ...(products.length > 0 ? [] : ['No product came that can be read.']),
    ],
    'stops orders',
  );
  const sold = products.find(({ stock, discontinued }) => stock !== 0 && !discontinued) ?? products[0];
  await walkProducts(check, sold);
  for (const shelf of [
    product.getBestSellers,
    product.getBestSellersHome,
    product.getFeaturedProducts,
    product.getFeaturedProductsHome,
    product.getNewProducts,
    product.getNewProductsHome,
  ])
    await check.ask(shelf);

  for (const content of [banner.getWebBanners, banner.getMobileBanners, getQrCodes]) await check.ask(content);
  for (const id of Object.values(shop.cmsPages)) await check.ask(getCmsPage, { id });
  const coupons = (await check.ask(getCoupons))?.data ?? [];
  const { pincodeId, slots } = await walkDelivery(check);
  return { products, product: sold, pincodeId, slots, couponCode: coupons[0]?.code };
}

async function walkTaxonomy(check: Check, categories: readonly category.Category[]): Promise<void> {
  const [grouping] = (await check.ask(category.getGroupings))?.data ?? [];
  if (grouping) await check.ask(category.getGroupingCategories, { id: grouping.id });
  else check.skip('There are no groups to ask about.', category.getGroupingCategories);
  await check.ask(category.getSubCategories);
  await check.ask(brand.getBrands);
  const [first] = categories;
  if (!first) return check.skip('There is no category.', category.getCategorySubCategories, brand.getProductBrands);
  await check.ask(category.getCategorySubCategories, { id: first.id });
  await check.ask(brand.getProductBrands, { query: { categoryId: first.id } });
}

async function walkProducts(check: Check, sold: product.Product | undefined): Promise<void> {
  const { searchProducts, suggestProducts, getProduct, getPacks, getRelatedProducts } = product;
  if (!sold)
    return check.skip(
      'There is no product to ask about.',
      ...[searchProducts, suggestProducts, getProduct, getPacks, getBoughtWith, getRelatedProducts],
    );
  const { id, name, category: within } = sold;
  const query = { page: config.firstPage, limit: config.pageSize };
  await check.ask(searchProducts, { query: { ...query, searchKey: name } });
  await check.ask(suggestProducts, { query: { searchKey: name.slice(0, 3) } });
  await check.ask(getProduct, { id, query: {} });
  await check.ask(getPacks, { id });
  await check.ask(getBoughtWith, { query: { productId: id } });
  await check.ask(getRelatedProducts, { query: { productId: id, ...(within && { categoryId: within.id }) } });
}

async function walkDelivery(check: Check): Promise<{ pincodeId: Id | undefined; slots: readonly Slot[] }> {
  const pincodes = (await check.ask(getPincodes))?.data ?? [];
  const pincodeId = pincodes.find(({ deliverable }) => deliverable !== false)?.id;
  const nowhere = pincodeId === undefined ? ['No pincode came that is delivered to.'] : [];
  check.rule('There is somewhere to deliver to', nowhere, 'stops orders');
  const at = pincodeId === undefined ? {} : { pincodeId };
  const slots = (await check.ask(getSlots, { query: at }))?.data ?? [];
  await check.ask(order.checkDeliveryAmount, { query: { orderAmonut: HOME_ORDER, ...at } });
  if (pincodeId === undefined) check.skip('There is no pincode to ask about.', order.getDeliveryAmount);
  else await check.ask(order.getDeliveryAmount, { id: pincodeId });
  return { pincodeId, slots };
}

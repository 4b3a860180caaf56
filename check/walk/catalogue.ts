import * as banner from '../../contract/banner.ts';
import { getBoughtWith } from '../../contract/bought-with.ts';
import * as brand from '../../contract/brand.ts';
import * as category from '../../contract/category.ts';
import { getCmsPage } from '../../contract/cms.ts';
import { getCoupons } from '../../contract/coupon.ts';
import type { Id } from '../../contract/id.ts';
import type { Paise } from '../../contract/money.ts';
import * as order from '../../contract/order.ts';
import { getPincodes } from '../../contract/pincode.ts';
import * as product from '../../contract/product.ts';
import { getQrCodes } from '../../contract/qrcode.ts';
import { getSlots, type Slot } from '../../contract/slot.ts';
import { config } from '../../src/config.ts';
import { shop } from '../../src/shop.ts';
import type { Check } from '../check.ts';
import { isMissing } from '../judge.ts';
import { checkFirstPage } from '../rules/paging.ts';

/** What was found on the way, for the rules and for what a customer does. */
export interface Goods {
  readonly products: readonly product.Product[];
  /** One that can be bought. */
  readonly product: product.Product | undefined;
  readonly pincodeId: Id | undefined;
  readonly couponCode: string | undefined;
  /** None where the provider has no slots; undefined where they can’t be read. */
  readonly slots: readonly Slot[] | undefined;
  readonly minimumOrder: Paise | null;
}

const HOME_ORDER = 250;

/** Asks everything that anyone may ask. Nothing is written. */
export async function walkCatalogue(check: Check): Promise<Goods> {
  const categories = (await check.ask(category.getCategories))?.data ?? [];
  await check.ask(category.getHomeCategories);
  await walkTaxonomy(check, categories);

  const query = { page: config.firstPage, limit: config.pageSize, sortBy: 'relevance' as const };
  const products = (await check.ask(product.getProducts, { query }))?.data ?? [];
  await checkFirstPage(check, products);
  const something = 'There is something to sell';
  const noCategory = categories.length > 0 ? [] : ['No category came that can be read.'];
  check.rule(something, noCategory, 'stops orders', category.getCategories);
  if (products.length === 0 && !check.countsFromZero)
    check.rule(something, ['No product came that can be read.'], 'stops orders', product.getProducts);
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
  return { products, product: sold, couponCode: coupons[0]?.code, ...(await walkDelivery(check)) };
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

async function walkDelivery(check: Check): Promise<Pick<Goods, 'pincodeId' | 'slots' | 'minimumOrder'>> {
  const pincodes = (await check.ask(getPincodes))?.data ?? [];
  const pincodeId = pincodes.find(({ deliverable }) => deliverable !== false)?.id;
  const nowhere = pincodeId === undefined ? ['No pincode came that is delivered to.'] : [];
  check.rule('There is somewhere to deliver to', nowhere, 'stops orders', getPincodes);
  const at = pincodeId === undefined ? {} : { pincodeId };
  const { answer, error } = await check.outcome(getSlots, { query: at });
  const slots = isMissing(error) ? [] : answer?.data;
  const charge = await check.ask(order.checkDeliveryAmount, { query: { orderAmonut: HOME_ORDER, ...at } });
  if (pincodeId === undefined) check.skip('There is no pincode to ask about.', order.getDeliveryAmount);
  const there = pincodeId === undefined ? undefined : await check.ask(order.getDeliveryAmount, { id: pincodeId });
  return { pincodeId, slots, minimumOrder: charge?.minimumOrder ?? there?.minimumOrder ?? null };
}

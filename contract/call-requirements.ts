import type { Call } from './call.ts';
import { calls } from './calls.ts';

/**
 * What a provider needs a call for. `must`: without it nobody can shop. `may`: the shop leaves out what the call serves.
 * `ours`: beyond section 7; the shop asks for it and does well without.
 */
export interface CallRequirement {
  readonly need: 'must' | 'may' | 'ours';
  /** What is lost without it, in one sentence. */
  readonly without: string;
  /** What happens to a build when the call can't be read; absent where the build does not make it. */
  readonly build?: 'stops' | 'goes on';
}

const must = (without: string, build?: CallRequirement['build']): CallRequirement => ({
  need: 'must',
  without,
  ...(build && { build }),
});
const may = (without: string, build?: 'goes on'): CallRequirement => ({
  need: 'may',
  without,
  ...(build && { build }),
});
const ours = (without: string, build?: 'goes on'): CallRequirement => ({
  need: 'ours',
  without,
  ...(build && { build }),
});

const EDITOR = ours('The editor is not for this shop: content is edited at the provider.');
const DESK = ours(
  'The desk is not for this shop, which sets DESK=off: orders and goods are looked after at the provider.',
);

const PUSH = ours('No device is offered messages about an order.');
const SHOPPING_LISTS = ours('Customers can’t keep shopping lists: the tab and the buttons are left out.');

/** By the call's name. Only documents, the API description and `npx haat check` read it: no page carries it. */
const requirements: Readonly<Record<string, CallRequirement>> = {
  register: may('New customers can’t sign up, unless logging in with a new number signs them up.'),
  verifyRegisterOtp: may('New customers can’t sign up, unless logging in with a new number signs them up.'),
  getOtp: must('Nobody can log in.'),
  verifyLoginOtp: must('Nobody can log in.'),

  getCustomer: may('The account shows no name until the profile is opened.'),
  getProfile: may('There is no profile page: name and e-mail can’t be seen.'),
  putProfile: may('Name and e-mail can’t be changed.'),
  putKyc: may('KYC can’t be handed in.'),
  getTransactions: may('There is no wallet.'),

  getAddresses: must('Nobody can choose where an order goes.'),
  postAddress: must('A new customer has no address to order to.'),
  getAddress: may('One address is looked up in the list of all.'),
  putAddress: may('Addresses can’t be changed, only removed and added.'),
  deleteAddress: may('Addresses can’t be removed.'),

  getCategories: must('There are no categories to browse.', 'stops'),
  getHomeCategories: may('The first categories of all stand on the home page.', 'goes on'),
  getGroupings: may('Categories are not grouped.', 'goes on'),
  getGroupingCategories: may('Categories that don’t say their group themselves are not grouped.', 'goes on'),
  getSubCategories: may('Categories have no sub-categories to filter by.', 'goes on'),
  getCategorySubCategories: may(
    'Sub-categories that don’t say their category themselves are not shown with it.',
    'goes on',
  ),
  getBrands: may('Brands that products give by id alone have no name.'),
  getProductBrands: may('Categories have no filter by brand.', 'goes on'),

  getProducts: must('There is nothing to sell.', 'stops'),
  searchProducts: must('Search finds nothing.'),
  suggestProducts: may('Search makes no suggestions while somebody types.'),
  getProduct: must(
    'Prices and stock on a product’s page stay as they were at the build, and guests have no cart.',
    'goes on',
  ),
  getPacks: may('A product shows one pack size only, unless the product itself brings all.', 'goes on'),
  getNewProducts: may('New products have no page of their own.', 'goes on'),
  getNewProductsHome: may('The home page has no shelf of new products.', 'goes on'),
  getBestSellers: may('Best sellers have no page of their own.', 'goes on'),
  getBestSellersHome: may('The home page has no shelf of best sellers.', 'goes on'),
  getFeaturedProducts: may('Featured products have no page of their own.', 'goes on'),
  getFeaturedProductsHome: may('The home page has no shelf of featured products.', 'goes on'),
  getRelatedProducts: may('Related products are those of the same category.'),

  postCart: must('Nothing can be put into the cart.'),
  getCart: must('A customer’s cart can’t be shown.'),
  increaseQuantity: must('Quantities in the cart can’t be raised.'),
  decreaseQuantity: must('Quantities in the cart can’t be lowered.'),
  deleteCartLine: must('Nothing can be taken out of the cart.'),

  postWishlist: may('There is no wishlist for customers.'),
  getWishlist: may('There is no wishlist for customers.'),
  deleteWishlistItem: may('Nothing can be taken off the wishlist.'),

  checkDeliveryAmount: may('Delivery is shown as free before the order; 404 means free too.'),
  getDeliveryAmount: may('Nobody sees before the checkout whether the shop delivers to a pincode.'),
  getOrders: may('Customers don’t see their earlier orders.'),
  getOrder: may('An order has no page of its own after the day it was placed.'),
  postOrder: must('Nobody can order.'),
  getSlots: may('Nobody can choose when an order comes.'),

  getCoupons: may('Coupons are not listed.'),
  checkCoupon: may('There are no coupons.'),

  getPincodes: must('Nobody can say where they live, and no address can be saved.'),
  getWebBanners: may('The home page has no banners on wide screens.', 'goes on'),
  getMobileBanners: may('The home page has no banners on phones.', 'goes on'),
  getQrCodes: may('Nobody can pay by QR code; cash on delivery stays.', 'goes on'),
  getCmsPage: may('The page of text, and the links to it, are left out.', 'goes on'),

  getOrderEvents: ours('An open order is asked for every few seconds instead.'),
  getPlacedOrder: ours('Whether an order arrived whose answer was lost is read from the list of orders.'),
  cancelOrder: ours('Orders can’t be cancelled by the customer.'),
  postIssue: ours('What was wrong with a delivered order is not reported in the shop.'),
  getIssuePhoto: ours('Photos of what was reported are not shown.'),
  postOrderItems: ours('Nothing can be added to an order once it is placed.'),
  getBoughtWith: ours('Product pages have no shelf of what is often bought with it.'),
  getRevision: ours('A build can’t tell whether the catalogue changed while it read.', 'goes on'),
  getProductVersions: ours('A build reads every product again.', 'goes on'),
  getVersionedProducts: ours('A build reads every product again.', 'goes on'),
  getPrices: ours('Every page of goods reads its list again once it is there.'),
  getPricesVersion: ours('A cart that stays open shows a new price when it is opened again, or at the order.'),
  getWallet: ours('The wallet can’t pay for orders.'),
  getPushKey: PUSH,
  postPushSubscription: PUSH,
  deletePushSubscription: PUSH,
  getSessions: ours('The account does not say how many devices are logged in.'),
  postLogOut: ours('Logging out forgets the token on the device alone.'),
  ...Object.fromEntries(
    [
      'getShoppingLists',
      'postShoppingList',
      'getShoppingList',
      'putShoppingList',
      'deleteShoppingList',
      'postShoppingListLines',
      'putShoppingListLine',
    ].map((name) => [name, SHOPPING_LISTS]),
  ),
  postShoppingListShare: ours('Shopping lists can’t be shared by a link.'),
  deleteShoppingListShare: ours('A shopping list that is shared stays so until it is deleted.'),
  openSharedShoppingList: ours('The link to a shared shopping list leads to a page that says that it is not there.'),
  getSuggestedLines: ours('Nothing is suggested from what is bought regularly.'),
  getPublished: ours('The splash and the notice are those in the code.', 'goes on'),
};

/**
 * What the call with that name is needed for. A call of the editor’s or the desk’s that is not named is ours.
 * @throws Error a call that nobody has said this of
 */
export function requirementOf(name: string): CallRequirement {
  const { caller, tag } = calls[name] ?? {};
  const requirement = requirements[name] ?? (caller === 'editor' ? (tag === 'Desk' ? DESK : EDITOR) : undefined);
  if (!requirement) throw new Error(`Say in contract/call-requirements.ts what shoppers lose without ${name}.`);
  return requirement;
}

/** The calls that something is said about, in the order of section 7, ours last. */
export const requiredCalls: readonly string[] = Object.keys(requirements);

/** The calls of section 7 by name and in its order: what a provider is asked to bring. */
export const sectionSevenCalls: readonly (readonly [name: string, call: Call])[] = requiredCalls.flatMap((name) => {
  const call = calls[name];
  return call && requirementOf(name).need !== 'ours' ? [[name, call] as const] : [];
});

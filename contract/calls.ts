import * as address from './address.ts';
import * as auth from './auth.ts';
import * as banner from './banner.ts';
import * as boughtWith from './bought-with.ts';
import * as brand from './brand.ts';
import type { Call } from './call.ts';
import * as cart from './cart.ts';
import * as category from './category.ts';
import * as cms from './cms.ts';
import * as coupon from './coupon.ts';
import * as customer from './customer.ts';
import * as deskCoupons from './desk-coupons.ts';
import * as deskDelivery from './desk-delivery.ts';
import * as deskGoods from './desk-goods.ts';
import * as deskHistory from './desk-history.ts';
import * as deskImports from './desk-imports.ts';
import * as deskOpening from './desk-opening.ts';
import * as deskOrders from './desk-orders.ts';
import * as kyc from './kyc.ts';
import * as editor from './editor.ts';
import * as order from './order.ts';
import * as orderEvents from './order-events.ts';
import * as orderItems from './order-items.ts';
import * as pincode from './pincode.ts';
import * as prices from './prices.ts';
import * as pricesVersion from './prices-version.ts';
import * as product from './product.ts';
import * as productVersions from './product-versions.ts';
import * as profile from './profile.ts';
import * as push from './push.ts';
import * as qrcode from './qrcode.ts';
import * as reportIssue from './report-issue.ts';
import * as revision from './revision.ts';
import * as search from './search.ts';
import * as session from './session.ts';
import * as shoppingList from './shopping-list.ts';
import * as slot from './slot.ts';
import * as wallet from './wallet.ts';
import * as wishlist from './wishlist.ts';

const isCall = (entry: [string, unknown]): entry is [string, Call] =>
  typeof entry[1] === 'object' && entry[1] !== null && 'path' in entry[1] && 'answer' in entry[1];

/** Every call by its name, for what has to walk them all: the API description and the contract test. */
export const calls: Readonly<Record<string, Call>> = Object.fromEntries(
  [
    address,
    auth,
    banner,
    boughtWith,
    brand,
    cart,
    category,
    cms,
    coupon,
    customer,
    deskCoupons,
    deskDelivery,
    deskGoods,
    deskHistory,
    deskImports,
    deskOpening,
    deskOrders,
    kyc,
    editor,
    order,
    orderEvents,
    orderItems,
    pincode,
    prices,
    pricesVersion,
    product,
    productVersions,
    profile,
    push,
    qrcode,
    reportIssue,
    revision,
    search,
    shoppingList,
    slot,
    wallet,
    wishlist,
    // Last, because whoever walks the calls is logged out by it.
    session,
  ]
    // Node gives the names of a module sorted, other loaders as they are written: one order for all.
    .flatMap((file) => Object.entries<unknown>(file).sort(([a], [b]) => (a < b ? -1 : 1)))
    .filter(isCall),
);

import type { GenericSchema } from 'valibot';
import * as address from './address.ts';
import * as auth from './auth.ts';
import * as banner from './banner.ts';
import * as brand from './brand.ts';
import * as cart from './cart.ts';
import * as category from './category.ts';
import * as cms from './cms.ts';
import * as item from './content-item.ts';
import * as coupon from './coupon.ts';
import * as customer from './customer.ts';
import * as deskCoupons from './desk-coupons.ts';
import * as deskDelivery from './desk-delivery.ts';
import * as deskGoods from './desk-goods.ts';
import * as deskHistory from './desk-history.ts';
import * as deskImports from './desk-imports.ts';
import * as deskOrders from './desk-orders.ts';
import * as editor from './editor.ts';
import * as error from './error.ts';
import * as kyc from './kyc.ts';
import * as order from './order.ts';
import * as pincode from './pincode.ts';
import * as product from './product.ts';
import * as profile from './profile.ts';
import * as push from './push.ts';
import * as qrcode from './qrcode.ts';
import * as release from './release.ts';
import * as search from './search.ts';
import * as shoppingList from './shopping-list.ts';
import * as slot from './slot.ts';
import * as splash from './splash.ts';
import * as wallet from './wallet.ts';
import * as wishlist from './wishlist.ts';

const isObjectSchema = (entry: [string, unknown]): entry is [string, GenericSchema] => {
  const { kind, type } = (entry[1] ?? {}) as { kind?: unknown; type?: unknown };
  return kind === 'schema' && type === 'object';
};

const files: readonly object[] = [
  ...[address, auth, banner, brand, cart, category, cms, coupon, customer],
  ...[deskCoupons, deskDelivery, deskGoods, deskHistory, deskImports, deskOrders],
  ...[
    editor,
    error,
    kyc,
    order,
    item,
    pincode,
    product,
    profile,
    push,
    qrcode,
    release,
    search,
    shoppingList,
    slot,
    splash,
    wallet,
    wishlist,
  ],
];

/** What the contract calls by a name: descriptions have it once, and point at it. */
export const namedSchemas: Readonly<Record<string, GenericSchema>> = Object.fromEntries(
  files.flatMap((file) => Object.entries(file) as [string, unknown][]).filter(isObjectSchema),
);

import type * as address from '../../contract/address.ts';
import type * as auth from '../../contract/auth.ts';
import type * as banner from '../../contract/banner.ts';
import type * as brand from '../../contract/brand.ts';
import type * as cart from '../../contract/cart.ts';
import type * as category from '../../contract/category.ts';
import type * as cms from '../../contract/cms.ts';
import type * as coupon from '../../contract/coupon.ts';
import type * as customer from '../../contract/customer.ts';
import type * as kyc from '../../contract/kyc.ts';
import type * as order from '../../contract/order.ts';
import type * as pincode from '../../contract/pincode.ts';
import type * as product from '../../contract/product.ts';
import type * as profile from '../../contract/profile.ts';
import type * as qrcode from '../../contract/qrcode.ts';
import type * as slot from '../../contract/slot.ts';
import type * as wallet from '../../contract/wallet.ts';
import type * as wishlist from '../../contract/wishlist.ts';
import type { Sent } from './sent.ts';

type Nouns = typeof address &
  typeof auth &
  typeof banner &
  typeof brand &
  typeof cart &
  typeof category &
  typeof cms &
  typeof coupon &
  typeof customer &
  typeof kyc &
  typeof order &
  typeof pincode &
  typeof product &
  typeof profile &
  typeof qrcode &
  typeof slot &
  typeof wallet &
  typeof wishlist;

/** Every call of section 7, such as `GET /product/web/byid/{id}`. */
export type CallName = {
  [N in keyof Nouns]: Nouns[N] extends { method: infer M extends string; path: infer P extends string; answer: unknown }
    ? `${M} ${P}`
    : never;
}[keyof Nouns];

/** What a shop says of one call of its provider. */
export interface CallExtension {
  /** What is sent instead. `path` has the id in it already; nothing else is tried when it is refused. */
  readonly request?: (sent: Sent) => Sent;
  /**
   * Converts the received body into what our own reader can read, which then reads it as usual: only what that reader does not
   * know has to be done here.
   * `received` is parsed JSON, `undefined` where there was none.
   */
  // The shop knows the shape of its provider's answers; the result is checked after it was read.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly answer?: (received: any, sent: Sent) => unknown;
}

/** What `shop.adapter.ts` at the top of the project hands over by `export default`. */
export type ShopAdapter = Readonly<Partial<Record<CallName, CallExtension>>> & {
  /** Whether the provider makes one order of the same `Idempotency-Key`, however often it arrives. Taken to be false. */
  readonly keepsIdempotencyKey?: boolean;
};

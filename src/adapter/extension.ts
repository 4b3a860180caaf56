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

/**
 * Asks the provider once more, for whoever the call is made for, and returns the JSON of its answer. Path and answer are the
 * provider's own: `every` and `refusal` apply, the hooks of single calls don't. Throws where it is refused.
 * @example const { left } = await ask(`GET /stock?sku=${received.sku}`);
 * @example await ask({ method: 'POST', path: '/basket/lock', body: { id: received.id } });
 */
// The shop knows the shape of its provider's answers.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Ask = (call: string | (Omit<Sent, 'headers'> & Partial<Pick<Sent, 'headers'>>)) => Promise<any>;

/** What a shop says of one call of its provider. */
export interface CallExtension {
  /**
   * What is sent instead. `path` has the id in it already; nothing else is tried when it is refused. Synchronous, because a call
   * that is made as the page is left has to go out at once.
   * @example request: (sent) => ({ ...sent, path: '/basket' })
   */
  readonly request?: (sent: Sent) => Sent;
  /**
   * Converts the received body into what our own reader can read, which then reads it as usual: only what that reader does not
   * know has to be done here. May return a promise, and `ask` the provider for what is missing.
   * `received` is parsed JSON, an empty object where nothing came.
   * @example answer: async (received, _sent, ask) => ({ ...received, stock: (await ask(`GET /stock/${received.sku}`)).left })
   */
  // The shop knows the shape of its provider's answers; the result is checked after it was read.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly answer?: (received: any, sent: Sent, ask: Ask) => unknown;
}

/**
 * What a shop says of every call, further ones included. It stands nearest to the provider: `request` gets what the call's own
 * `request` returned, and the call's own `answer` gets what this one returns.
 */
interface EveryCall {
  /**
   * What is sent instead; synchronous.
   * @example request: (sent) => ({ ...sent, path: `/v2${sent.path}`, headers: { ...sent.headers, 'x-store': '3' } })
   */
  readonly request?: (sent: Sent) => Sent;
  /**
   * What came without its envelope. Keep what it says of further pages. What is returned as `{ success: false, message }` is a refusal.
   * @example answer: (received) => received.reply
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- As in CallExtension.
  readonly answer?: (received: any, sent: Sent) => unknown;
}

/** What `shop.adapter.ts` at the top of the project hands over by `export default`. */
export type ShopAdapter = Readonly<Partial<Record<CallName, CallExtension>>> & {
  /** What holds for all calls. */
  readonly every?: EveryCall;
  /**
   * Converts the body of a refusal into what our own reader can read: `{ message, code, fields: { phone: '…' } }`, or whatever is near
   * enough. `received` is parsed JSON, or the text where it is none; `status` is 4xx or 5xx, also where the body alone refuses.
   * @example refusal: ({ err }) => ({ message: MESSAGES[err.no], code: `e${err.no}`, fields: { [err.column]: MESSAGES[err.no] } })
   */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- As in CallExtension.
  readonly refusal?: (received: any, status: number, sent: Sent) => unknown;
  /** Whether the provider makes one order of the same `Idempotency-Key`, however often it arrives. Taken to be false. */
  readonly keepsIdempotencyKey?: boolean;
};

import { MAX_QUANTITY, OTP_RESEND_SECONDS } from '../contract/limits.ts';

/** Every limit of the specification's section 9. Durations are milliseconds. */
export const config = {
  /** Product lists ask for this page and this many. */
  firstPage: 1,
  pageSize: 20,
  /** So many brands, those with most products, stand in a prebuilt page; the rest come when they are asked for. */
  builtBrands: 24,
  /** Most pieces of one product in a cart, when the provider does not say. */
  maxQuantity: MAX_QUANTITY,
  splashDuration: 3000,
  /** Later than this after the first paint, the splash would come over a page in use. */
  splashTimeout: 400,
  /** A search needs more trimmed characters than this to be put into the address. */
  searchMinimum: 1,
  /** A change of route shows its spinner only when it takes longer than this. */
  spinnerDelay: 100,
  /** A change of route that takes longer than this leads nowhere. */
  spinnerLimit: 15_000,
  /** A storage that takes longer than the timeout is given up for memory: docs/decisions/15-storage-timeout.md. */
  persisted: { key: 'root', version: 1, timeout: 5000 },
  tokenCookie: 'token',
  themeKey: 'theme',
  guestCartKey: 'guest-cart',
  orderResponseKey: 'order-response',
  /** Entries of this tab's own: what was typed when a session ended, and the hearts a guest has tapped. */
  draftsKey: 'drafts',
  guestWishlistKey: 'guest-wishes',
  recentSearchesKey: 'recent-searches',
  /** So many are remembered. */
  recentSearches: 8,
  substitutionKey: 'substitution',
  /** What was chosen on the way to the order. */
  checkoutKey: 'checkout',
  /** How long an order that got no answer is asked about again when its page comes back. */
  pendingOrderTtl: 10 * 60_000,
  /** So many products stand on the shelf of what was bought before. */
  buyAgain: 6,
  /** So many stand in for what is out of stock. */
  alternatives: 4,
  /** The discount, in percent, from which a card carries an offer tag. */
  offerFrom: 15,
  /** Seconds until a code can be sent again. */
  resendAfter: OTP_RESEND_SECONDS,
  pictureQuality: 75,
  /** Widths, in pixels, that every picture is made in: thumbnail, card, product page. */
  pictureWidths: [160, 320, 640],
} as const;

/** An island comes alive when the browser finds itself idle: after this long also in one that never does. */
export const soon = { timeout: 1000 } as const;

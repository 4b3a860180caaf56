import { MAX_QUANTITY } from '../contract/stock-limits.ts';
import { OTP_RESEND_SECONDS } from '../contract/otp.ts';

/** Every limit of the specification's section 9. Durations are milliseconds. */
export const config = {
  /** Product lists ask for this page and this many. */
  firstPage: 1,
  pageSize: 20,
  /** So many brands, those with most products, stand in a prebuilt page; the rest come when they are asked for. */
  builtBrands: 24,
  /** Maximum quantity of one product in a cart, when the provider gives none. */
  maxQuantity: MAX_QUANTITY,
  splashDuration: 3000,
  /** The splash is not shown later than this after the first paint: the page may be in use. */
  splashTimeout: 400,
  /** A search needs more trimmed characters than this to be put into the URL. */
  searchMinimum: 1,
  /** A change of route shows its spinner only when it takes longer than this. */
  spinnerDelay: 100,
  /** A change of route that takes longer than this is taken as failed. */
  spinnerLimit: 15_000,
  /** A storage that takes longer than the timeout is given up for memory: docs/decisions/15-storage-timeout.md. */
  persisted: { key: 'root', version: 1, timeout: 5000 },
  tokenCookie: 'token',
  themeKey: 'theme',
  /** The language that was chosen on this device, and the one whose offer was declined. */
  languageKey: 'language',
  declinedLanguageKey: 'language-declined',
  guestCartKey: 'guest-cart',
  /** What the provider knows this browser by when it asks for a code; a log out leaves it. */
  otpTicketKey: 'otp-ticket',
  orderResponseKey: 'order-response',
  /** Entries of this tab's own: what was typed when a session ended, the hearts a guest has tapped, and those on their way. */
  draftsKey: 'drafts',
  guestWishlistKey: 'guest-wishes',
  sentWishlistKey: 'sent-wishes',
  /** The pincode whose label this tab has looked up in the list. */
  lookedUpPincodeKey: 'pincode-looked-up',
  /** The message that the next page of this tab shows. */
  nextToastKey: 'toast',
  recentSearchesKey: 'recent-searches',
  /** Maximum number of recent searches. */
  recentSearches: 8,
  substitutionKey: 'substitution',
  /** What was chosen on the way to the order. */
  checkoutKey: 'checkout',
  /** How long the shopper is asked what becomes of an order that got no answer. */
  pendingOrderTtl: 24 * 60 * 60_000,
  /** Maximum number of products on the shelf of earlier purchases. */
  buyAgain: 6,
  /** Maximum number of products on the shelf of those looked at before. */
  recentlyViewed: 6,
  /** Maximum number of alternatives for a product that is out of stock. */
  alternatives: 4,
  /** Seconds until a code can be sent again. */
  resendAfter: OTP_RESEND_SECONDS,
  pictureQuality: 75,
  /** Widths, in pixels, that every picture is made in: thumbnail, card, product page. */
  pictureWidths: [160, 320, 640],
} as const;

/** Options of `client:idle`: hydrate after this long in a browser that never calls back. */
export const soon = { timeout: 1000 } as const;

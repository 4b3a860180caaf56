// Limits that several calls share, or none alone. What belongs to one thing stands with it: issue.ts, content-item.ts, desk-goods.ts,
// delivery-instructions.ts, search.ts.

/** The most units of one product in a cart or an order, where the provider does not say less. */
export const MAX_QUANTITY = 20;
/** So many units or fewer are said: "Only 3 pieces left". */
export const LOW_STOCK = 5;

/** Digits of a one-time password. */
export const OTP_LENGTH = 6;
export const OTP_TTL_MINUTES = 5;
/** Seconds until another code can be asked for. */
export const OTP_RESEND_SECONDS = 30;

const KB = 1024;
const MB = 1024 * KB;

/** The largest body of a call that does not say otherwise, by who calls: what nobody answers for is small. */
export const MAX_BODY_BYTES = { anyone: 16 * KB, either: 64 * KB, customer: 64 * KB, editor: MB } as const;
/** A body that takes longer than a few seconds keeps this pace at least: that of a poor mobile line. */
export const SLOWEST_BYTES_PER_SECOND = 8 * KB;
/** The largest picture an editor can upload; in a request it is a third longer, as base64. */
export const MAX_PICTURE_BYTES = 2 * MB;
export const MAX_PICTURE_BODY_BYTES = 3 * MB;
/** The largest file of goods that the desk takes, photos included; larger ones go by the command line. */
export const MAX_IMPORT_BYTES = 64 * MB;

/** How many shopping lists a customer may keep, how many products one may hold, and how many of one product. */
export const MAX_SHOPPING_LISTS = 20;
export const MAX_SHOPPING_LIST_LINES = 100;
export const MAX_SHOPPING_LIST_QUANTITY = 99;
export const MAX_SHOPPING_LIST_NAME = 60;

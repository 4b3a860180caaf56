/** Of the call in prices.ts, for what asks before the schema library is there. */
export const PRICES_PATH = '/catalogue/prices';

/** Path of the call in prices.ts, for code that runs before the schema library is loaded. */
export const PRICES_PATH = '/catalogue/prices';

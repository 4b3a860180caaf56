import { leftOut } from '../adapter/left-out.ts';

/** How many lines of the customer's cart could not be read when it was last asked for. Only a provider of another make has any. */
export const cartLinesLeftOut = (): number => leftOut('GET /cart/web/c');

import type { Context } from 'hono';
import { ORDER_FINGERPRINT } from '../../contract/order.ts';

export { ORDER_FINGERPRINT };

/** Reads the fingerprint of what the page displayed of an order; undefined for a caller that leaves it out. */
export const readFingerprint = (context: Context): string | undefined => context.req.header(ORDER_FINGERPRINT);

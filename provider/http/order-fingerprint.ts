import type { Context } from 'hono';
import { ORDER_FINGERPRINT } from '../../contract/order.ts';

export { ORDER_FINGERPRINT };

/** What the customer saw of an order; a caller that leaves it out has seen nothing. */
export const readFingerprint = (context: Context): string | undefined => context.req.header(ORDER_FINGERPRINT);

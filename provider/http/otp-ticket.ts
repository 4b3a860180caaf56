import type { Context } from 'hono';
import { OTP_TICKET } from '../../contract/otp.ts';

export { OTP_TICKET };

/** Reads the ticket of the request; undefined for one that can't be ours. */
export function readTicket(context: Context): string | undefined {
  const ticket = context.req.header(OTP_TICKET);
  return ticket !== undefined && /^[\w-]{22}$/.test(ticket) ? ticket : undefined;
}

import type { Context } from 'hono';
import { OTP_TICKET } from '../../contract/otp-ticket.ts';

export { OTP_TICKET };

/** The ticket that came along. One that can't be ours counts as none. */
export function readTicket(context: Context): string | undefined {
  const ticket = context.req.header(OTP_TICKET);
  return ticket !== undefined && /^[\w-]{22}$/.test(ticket) ? ticket : undefined;
}

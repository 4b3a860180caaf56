import type { Settings } from '../../settings/settings.ts';
import { type Clocks, gatewayRest } from '../rest.ts';
import type { Outgoing } from './compose.ts';
import { type Send, SendError } from './send.ts';

/** For all that is said to one another; shorter than the lease. A server that says a word now and then is not waited for longer. */
const TIMEOUT_MS = 20_000;

/** RFC 5321, section 4.2.1: 4xx may be taken later, 5xx never; without either nobody has answered, or let us in. */
function sendError(error: unknown): SendError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === 'EAUTH') return new SendError('smtp_login', true);
  if (responseCode === undefined) return new SendError('smtp_unreachable', true);
  return new SendError(`smtp_${responseCode}`, responseCode < 500);
}

/** Sends messages by SMTP. The Message-ID is the same each time: what comes twice is one for whoever looks at it. */
export function email({ url, from, ...clocks }: NonNullable<Settings['messages']['email']> & Clocks): Send {
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  const rest = gatewayRest(TIMEOUT_MS, clocks);
  async function send(message: Outgoing, to: string, signal: AbortSignal): Promise<void> {
    const { key, order, text, createdAt, language } = message;
    // Loaded where a shop sends e-mail.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url });
    try {
      await transport.sendMail({
        from,
        to,
        subject: text,
        text: `${text}\n`,
        messageId: `<${key}@${domain}>`,
        date: new Date(createdAt),
        headers: { 'auto-submitted': 'auto-generated', 'content-language': language, 'x-order': order },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    } catch (error) {
      throw sendError(error);
    } finally {
      transport.close();
    }
  }
  async function sendToAddress(message: Outgoing): Promise<void> {
    const { email: to } = message;
    if (to === null) throw new SendError('no_email', false);
    return rest.ask(to, (signal) => send(message, to, signal));
  }
  return Object.assign(sendToAddress, { rest });
}

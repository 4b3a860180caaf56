import type { Settings } from '../../settings/settings.ts';
import type { Outgoing } from './compose.ts';
import { SendError } from './send-error.ts';

const TIMEOUT_MS = 8_000;
/** Together shorter than the lease. */
const LIMITS = {
  dnsTimeout: TIMEOUT_MS,
  connectionTimeout: TIMEOUT_MS,
  greetingTimeout: TIMEOUT_MS,
  socketTimeout: TIMEOUT_MS,
} as const;

/** RFC 5321, section 4.2.1: 4xx may be taken later, 5xx never; without either nobody has answered, or let us in. */
function sendError(error: unknown): SendError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  if (code === 'EAUTH') return new SendError('smtp_login', true);
  if (responseCode === undefined) return new SendError('smtp_unreachable', true);
  return new SendError(`smtp_${responseCode}`, responseCode < 500);
}

/** Sends messages by SMTP. The Message-ID is the same each time: what comes twice is one for whoever looks at it. */
export const email = ({ url, from }: NonNullable<Settings['messages']['email']>) => {
  const domain = from.split('@').at(-1)?.replace('>', '') ?? 'localhost';
  return async ({ key, order, text, email: to, createdAt, language }: Outgoing): Promise<void> => {
    if (to === null) throw new SendError('no_email', false);
    // Loaded where a shop sends e-mail.
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ url, ...LIMITS });
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
      });
    } catch (error) {
      throw sendError(error);
    } finally {
      transport.close();
    }
  };
};

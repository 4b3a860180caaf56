import { msg } from '../../../contract/msg.ts';
import { ProviderError } from '../errors.ts';
import type { Settings } from '../../settings/settings.ts';
import { type Clocks, gatewayRest, type Rest } from '../rest.ts';

/** The gateway did not take a code. */
export const NOT_SENT = 'otp_not_sent';
const TIMEOUT_MS = 8_000;

/** While the gateway gives no answer in time, whoever logs in is told so at once. */
export const otpGatewayRest = (clocks: Clocks): Rest => gatewayRest(TIMEOUT_MS, clocks);

/** Hands the code to the SMS gateway, or back to be shown when the settings say so. The code is in no message and no log. */
export async function deliverOtp(
  { otpDelivery, otpWebhookUrl }: Pick<Settings, 'otpDelivery' | 'otpWebhookUrl'>,
  rest: Rest,
  phone: string,
  code: string,
): Promise<string | null> {
  if (otpDelivery === 'response' || otpWebhookUrl === undefined) return code;
  const send = (signal: AbortSignal) =>
    fetch(otpWebhookUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, otp: code }),
      signal,
      redirect: 'error',
    });
  const answer = await rest.ask(phone, send).catch(() => undefined);
  await answer?.body?.cancel();
  if (!answer?.ok)
    throw new ProviderError(503, NOT_SENT, msg('The code could not be sent just now. Please try again in a minute.'));
  return null;
}

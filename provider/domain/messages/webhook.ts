import { createHmac } from 'node:crypto';
import type { Settings } from '../../settings/settings.ts';
import { type Clocks, gatewayRest } from '../rest.ts';
import type { Outgoing } from './compose.ts';
import { type Send, SendError } from './send.ts';

const TIMEOUT_MS = 8_000;
/** Statuses after which the same message may be taken later; 409 says that it is being worked on. */
const LATER = [408, 409, 425, 429];

/** The signature says who sends it and that it is whole: of the time, the method, the path and the body, one below the other. */
export const signature = (key: string, timestamp: string, path: string, body: string): string =>
  `sha256=${createHmac('sha256', key).update([timestamp, 'POST', path, body].join('\n')).digest('hex')}`;

/** Sends messages to the gateway for SMS or WhatsApp. */
export function webhook({ url, key, ...clocks }: NonNullable<Settings['messages']['webhook']> & Clocks): Send {
  const rest = gatewayRest(TIMEOUT_MS, clocks);
  async function send(message: Outgoing, signal: AbortSignal): Promise<void> {
    const { key: id, step, language, order, text, values, createdAt, phone } = message;
    const body = JSON.stringify({
      id,
      type: `order.${step}`,
      phone: `+91${phone}`,
      language,
      text,
      order,
      values,
      createdAt,
    });
    const timestamp = String(Date.now());
    const { pathname, search } = new URL(url);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-haat-timestamp': timestamp,
        'x-haat-signature': signature(key, timestamp, pathname + search, body),
      },
      body,
      signal,
      redirect: 'error',
    }).catch(() => {
      throw new SendError('unreachable', true);
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new SendError(`http_${answer.status}`, answer.status >= 500 || LATER.includes(answer.status));
  }
  return Object.assign((message: Outgoing) => rest.ask(message.phone, (signal) => send(message, signal)), { rest });
}

import { createHmac, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { BuildScope } from '../../../contract/build-scope.ts';
import { PublisherStatus } from '../../../contract/publisher-status.ts';
import type { Settings } from '../../settings/settings.ts';

/** Outcome of a call to the publisher. A refusal has a message to show. */
export type PublisherReply =
  | { readonly type: 'status'; readonly status: PublisherStatus }
  | { readonly type: 'refused'; readonly message: string }
  | { readonly type: 'unreachable' };

export interface PublisherClient {
  readonly publish: (reason: string, scope?: BuildScope) => Promise<PublisherReply>;
  readonly status: () => Promise<PublisherReply>;
  readonly rollback: (release: string) => Promise<PublisherReply>;
}

const TIMEOUT_MS = 8_000;
const MAX_REASON_LENGTH = 200;

const Refusal = v.object({ message: v.string() });

/** Calls the publisher at `url`. Every call is signed, and good for one time. */
export function publisherClient({ url, key }: NonNullable<Settings['publisher']>): PublisherClient {
  async function call(path: string, body?: object): Promise<PublisherReply> {
    const timestamp = String(Date.now());
    const method = body ? 'POST' : 'GET';
    const text = body ? JSON.stringify(body) : '';
    const signature = createHmac('sha256', key).update([timestamp, method, path, text].join('\n')).digest('hex');
    const response = await fetch(url + path, {
      method,
      headers: { 'x-haat-timestamp': timestamp, 'x-haat-signature': `sha256=${signature}` },
      ...(body && { body: text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error',
    }).catch(() => undefined);
    const received: unknown = await response?.json().catch(() => undefined);
    if (!response) return { type: 'unreachable' };
    const status = v.safeParse(PublisherStatus, received);
    if (response.ok && status.success) return { type: 'status', status: status.output };
    const refusal = v.safeParse(Refusal, received);
    const isRefused = response.status < 500 && refusal.success;
    return isRefused ? { type: 'refused', message: refusal.output.message } : { type: 'unreachable' };
  }
  return {
    publish: (reason, scope = 'site') =>
      call('/', { id: randomUUID(), reason: reason.slice(0, MAX_REASON_LENGTH), scope }),
    status: () => call('/status'),
    rollback: (release) => call('/rollback', { release }),
  };
}

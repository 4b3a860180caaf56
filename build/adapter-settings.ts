import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { ORDER_FINGERPRINT, postOrder } from '../contract/order.ts';
import { CONTRACT_VERSION, getRevision } from '../contract/revision.ts';

const TIMEOUT_MS = 30_000;

export interface AdapterSettings {
  /**
   * Whether answers are read by `src/adapter`: yes where the shop has a `shop.adapter.ts`, and where the provider does not say that it
   * speaks the contract or does not answer: the adapter returns an answer of the contract unchanged.
   */
  readonly needed: boolean;
  /** Whether browsers may send the provider an `Idempotency-Key`. */
  readonly sendsKey: boolean;
  /** Set where a provider that speaks the contract does not let browsers send what they saw of an order: they read the cart again instead. */
  readonly readsAgain?: true;
}

interface SiteUrls {
  /** Where the build finds the provider, without `/api`. */
  readonly providerUrl: string;
  /** Where browsers find it. */
  readonly publicApiBase: string;
  readonly siteUrl: string;
}

/** Asks the provider for what the adapter has to know before the first page is built. */
export async function adapterSettings(urls: SiteUrls, root: string): Promise<AdapterSettings> {
  const needed = existsSync(`${root}/shop.adapter.ts`) || !(await speaksContract(urls.providerUrl));
  if (needed) return { needed, sendsKey: await allows(urls, 'idempotency-key') };
  return { needed, sendsKey: false, ...(!(await allows(urls, ORDER_FINGERPRINT)) && { readsAgain: true }) };
}

async function speaksContract(providerUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${providerUrl}/api${getRevision.path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return v.parse(getRevision.answer, await answer.json()).data.contract === CONTRACT_VERSION;
  } catch {
    return false;
  }
}

/** Same-origin requests need no CORS permission. Across origins this asks as a browser does: without permission an order could not be sent. */
async function allows({ publicApiBase, siteUrl }: SiteUrls, header: string): Promise<boolean> {
  if (!URL.canParse(publicApiBase) || new URL(publicApiBase).origin === new URL(siteUrl).origin) return true;
  try {
    const { headers } = await fetch(`${publicApiBase.replace(/\/$/, '')}${postOrder.path}`, {
      method: 'OPTIONS',
      headers: {
        origin: new URL(siteUrl).origin,
        'access-control-request-method': postOrder.method,
        'access-control-request-headers': `authorization,content-type,${header}`,
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const allowed = (headers.get('access-control-allow-headers') ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim());
    return allowed.includes(header) || allowed.includes('*');
  } catch {
    return false;
  }
}

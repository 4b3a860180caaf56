import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { ORDER_FINGERPRINT, postOrder } from '../contract/order.ts';
import { CONTRACT_VERSION, getRevision } from '../contract/revision.ts';

const TIMEOUT_MS = 30_000;

export interface AdapterSettings {
  /**
   * Whether answers are read by `src/adapter`: unless the provider says by itself that it speaks the contract, or when the shop has
   * an adapter of its own. Without an answer they are: reading an answer of the contract by the adapter changes nothing.
   */
  readonly needed: boolean;
  /** Whether browsers may send the provider an `Idempotency-Key`. */
  readonly sendsKey: boolean;
  /** Set where a provider that speaks the contract does not let browsers send what they saw of an order: they read the cart again instead. */
  readonly readsAgain?: true;
}

interface Places {
  /** Where the build finds the provider, without `/api`. */
  readonly providerUrl: string;
  /** Where browsers find it. */
  readonly publicApiBase: string;
  readonly siteUrl: string;
}

/** Asks the provider what its adapter has to know before the first page is built. */
export async function adapterSettings(places: Places, root: string): Promise<AdapterSettings> {
  const needed = existsSync(`${root}/shop.adapter.ts`) || !(await speaksContract(places.providerUrl));
  if (needed) return { needed, sendsKey: await allows(places, 'idempotency-key') };
  return { needed, sendsKey: false, ...(!(await allows(places, ORDER_FINGERPRINT)) && { readsAgain: true }) };
}

async function speaksContract(providerUrl: string): Promise<boolean> {
  try {
    const answer = await fetch(`${providerUrl}/api${getRevision.path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return v.parse(getRevision.answer, await answer.json()).data.contract === CONTRACT_VERSION;
  } catch {
    return false;
  }
}

/** On one origin nobody has to allow it. Across origins a browser asks first, as here: without leave an order would never go out. */
async function allows({ publicApiBase, siteUrl }: Places, header: string): Promise<boolean> {
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

import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { CONTRACT_VERSION, getRevision } from '../contract/revision.ts';

const TIMEOUT_MS = 30_000;

/**
 * Whether the site has to read the provider's answers by `src/adapter`: unless the provider says by itself that it speaks
 * the contract, or when the shop has an adapter of its own. Without an answer it does: reading an answer of the contract
 * by the adapter changes nothing.
 */
export async function needsAdapter(providerUrl: string, root: string): Promise<boolean> {
  if (existsSync(`${root}/shop.adapter.ts`)) return true;
  try {
    const answer = await fetch(`${providerUrl}/api${getRevision.path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return v.parse(getRevision.answer, await answer.json()).data.contract !== CONTRACT_VERSION;
  } catch {
    return true;
  }
}

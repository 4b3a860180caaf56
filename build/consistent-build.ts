import * as v from 'valibot';
import { getRevision } from '../contract/revision.ts';
import type { Progress } from './progress.ts';

/** A limit, because an import every minute would otherwise prevent any build. */
const MAX_TRIES = 3;
const TIMEOUT_MS = 30_000;

/** Undefined at a provider with section 7 only, whose answers can't be checked for belonging together. */
async function revisionOf(providerUrl: string): Promise<string | undefined> {
  try {
    const answer = await fetch(`${providerUrl}/api${getRevision.path}`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return v.parse(getRevision.answer, await answer.json()).data.revision;
  } catch {
    return undefined;
  }
}

/**
 * Builds again when the catalogue has changed under a build: it may have read a product in a list and found it gone on
 * its own page. The last try counts as it is.
 */
export async function buildConsistently<T>(
  providerUrl: string,
  progress: Progress,
  build: () => Promise<T>,
): Promise<T> {
  let before = await revisionOf(providerUrl);
  for (let tries = 1; ; tries++) {
    const built = await build().then(
      (value) => () => value,
      (error: unknown) => () => {
        throw error;
      },
    );
    const after = await revisionOf(providerUrl);
    if (after === before || tries === MAX_TRIES) return built();
    before = after;
    progress.show({ step: 'restarting' });
  }
}

import { isDeepStrictEqual } from 'node:util';
import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { CallInput } from '../api/http.ts';
import { loadCache, saveCache } from './disk-cache.ts';
import { memoizeInBuild } from './memoize.ts';
import { isRefused, ProviderError, providerUrl, read, reason, statusOf } from './provider.ts';
import { warn } from './build-message.ts';

const KIND = 'answers';
const lastAnswers = () => memoizeInBuild(`last answers of ${providerUrl()}`, () => loadCache<unknown>(KIND));

/**
 * As `read`, for a call that the site can do without. Where the provider refuses it, returns null; where it answers with an
 * error of its own, not at all or nothing readable, what it answered at the last build, or null. Either is said once.
 * @param what what the site then lacks, such as `the banners`; without it nothing is said, for calls beyond section 7
 */
export async function readOptional<C extends Call>(
  call: C,
  what: string | null,
  input: CallInput<C> = {},
): Promise<v.InferOutput<C['answer']> | null> {
  const answers = await lastAnswers();
  const key = JSON.stringify([call.path, input.id ?? null, input.query ?? null]);
  try {
    const answer: v.InferOutput<C['answer']> = await read(call, input);
    if (isDeepStrictEqual(answers.get(key), answer)) return answer;
    answers.set(key, answer);
    await saveCache(KIND, answers);
    return answer;
  } catch (error) {
    if (!(error instanceof ProviderError) || !error.cause) throw error;
    const last = isRefused(error) || statusOf(error) === 501 ? undefined : answers.get(key);
    const then = last === undefined ? 'left out' : 'shown as at the last build';
    if (what) warn(`GET /api${call.path} failed (${reason(error)}): ${what}: ${then}.`);
    return (last as v.InferOutput<C['answer']> | undefined) ?? null;
  }
}

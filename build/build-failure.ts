import type { BuildFailure } from '../contract/build-message.ts';

/** The build failed; `message` says why in words. The site that was there is untouched. */
export class BuildError extends Error {
  override name = 'BuildError';
  readonly failure: BuildFailure;
  constructor(message: string, failure: BuildFailure = 'other') {
    super(message);
    this.failure = failure;
  }
}

const DISK_FULL = new Set<unknown>(['ENOSPC', 'EDQUOT']);

/** What kind of failure an error, or what caused it, was. */
export function failureOf(error: unknown): BuildFailure {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof BuildError) return cause.failure;
    if (cause.name === 'ProviderError') return 'provider';
    if ('code' in cause && DISK_FULL.has(cause.code)) return 'disk-full';
  }
  return 'other';
}

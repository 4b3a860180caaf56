import { channel } from 'node:diagnostics_channel';
import { BUILD_PROGRESS_CHANNEL, BUILD_WARNING_CHANNEL, type BuildProgress } from '../../contract/build-message.ts';

const warningChannel = channel(BUILD_WARNING_CHANNEL);
/** On the global object: the configuration and the bundled pages each load a copy of this module. */
const shared = globalThis as { buildWarnings?: Set<string> };
const published = (shared.buildWarnings ??= new Set());

/** Warns the build's caller once of what the site goes without, in one sentence. */
export function warn(text: string): void {
  if (published.has(text)) return;
  published.add(text);
  warningChannel.publish(text);
}

/** @example someOf(['a', 'b', 'c', 'd'], 2) // 'a, b and 2 more' */
export function someOf(names: readonly string[], limit = 5): string {
  const more = names.length - limit;
  return more > 0 ? `${names.slice(0, limit).join(', ')} and ${more} more` : names.join(', ');
}

const progressChannel = channel(BUILD_PROGRESS_CHANNEL);

/** Reports the build's progress to its caller; without a subscriber nothing happens. */
export const reportProgress = (progress: BuildProgress): void => progressChannel.publish(progress);

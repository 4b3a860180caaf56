import { subscribe } from 'node:diagnostics_channel';
import {
  BUILD_PROGRESS_CHANNEL,
  BUILD_WARNING_CHANNEL,
  type BuildEvent,
  type BuildProgress,
} from '../contract/build-message.ts';
import { buildMessage } from './build-messages.ts';
import { failureOf } from './build-failure.ts';

/**
 * Runs the work of a build's process, reports its progress and its result over IPC, and ends the process.
 * @param work returns the files of the site
 */
export async function report(work: () => Promise<readonly string[]>): Promise<void> {
  subscribe(BUILD_PROGRESS_CHANNEL, (progress) => send({ type: 'progress', progress: progress as BuildProgress }));
  subscribe(BUILD_WARNING_CHANNEL, (text) => send({ type: 'warning', text: String(text) }));
  try {
    const files = await work();
    const pages = files.filter((file) => file.endsWith('.html')).length;
    const pictures = files.filter((file) => file.startsWith('pictures/')).length;
    // At once: the connections to the provider would keep the process alive for seconds.
    send({ type: 'done', pages, pictures }, () => process.exit(0));
  } catch (error) {
    send({ type: 'failed', failure: failureOf(error), reason: reasonOf(error) }, () => process.exit(1));
  }
}

function send(event: BuildEvent, then = () => {}): void {
  if (process.send) process.send(buildMessage(event), then);
  else then();
}

/** The message of an error of ours anywhere in the chain of causes; otherwise all there is to know. */
function reasonOf(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'ProviderError') return cause.message;
  }
  return `The site could not be built.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import {
  BUILD_PROGRESS_CHANNEL,
  BUILD_WARNING_CHANNEL,
  type BuildEvent,
  type BuildProgress,
} from '../contract/build-message.ts';
import { failureOf } from './build-failure.ts';
import { buildMessage } from './build-messages.ts';
import { listFiles } from './list-files.ts';
import { renameAcrossDevices } from './rename-across-devices.ts';

// Runs in a process of its own, so that the provider it reads from keeps answering. Reports its progress and its result over IPC.
const [outDir = 'dist', renderSite] = process.argv.slice(2);
// V8 would otherwise count the bytes of pages, and collect garbage through the whole catalogue two or three times a second.
setFlagsFromString('--external-memory-accounted-in-global-limit');
subscribe(BUILD_PROGRESS_CHANNEL, (progress) => send({ type: 'progress', progress: progress as BuildProgress }));
subscribe(BUILD_WARNING_CHANNEL, (text) => send({ type: 'warning', text: String(text) }));

try {
  const files = renderSite === undefined ? await build() : await regenerate(renderSite);
  const pages = files.filter((file) => file.endsWith('.html')).length;
  const pictures = files.filter((file) => file.startsWith('pictures/')).length;
  // At once: the connections to the provider would keep the process alive for seconds.
  send({ type: 'done', pages, pictures }, () => process.exit(0));
} catch (error) {
  send({ type: 'failed', failure: failureOf(error), reason: reasonOf(error) }, () => process.exit(1));
}

/** Builds the site. Returns its files. */
async function build(): Promise<readonly string[]> {
  // Loaded here: rendering with a saved bundle needs none of it.
  const astro = await import('astro');
  renameAcrossDevices();
  // At its usual level it writes two lines for each page.
  await astro.build({ outDir, logLevel: 'warn' });
  return listFiles(outDir);
}

/** Renders what has changed, with the bundle that a build has saved. Returns the files of the site. */
async function regenerate(bundle: string): Promise<readonly string[]> {
  const site = (await import(bundle)) as { regenerate(dir: string): Promise<readonly string[]> };
  return site.regenerate(outDir);
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

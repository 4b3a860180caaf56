import { subscribe } from 'node:diagnostics_channel';
import { setFlagsFromString } from 'node:v8';
import { type AstroIntegration, build } from 'astro';
import {
  BUILD_PROGRESS_CHANNEL,
  BUILD_WARNING_CHANNEL,
  type BuildEvent,
  type BuildProgress,
} from '../contract/build-message.ts';
import { buildMessage } from './build-messages.ts';
import { failureOf } from './build-failure.ts';
import { removeStaleFiles } from './remove-stale-files.ts';
import { renameAcrossDevices } from './rename-across-devices.ts';

// Runs in a process of its own, so that the provider it reads from keeps answering. It reports over IPC.
// With a second folder it builds again in place: pages whose data are as they were stay as they are.
const [outDir = 'dist', cacheDir] = process.argv.slice(2);
// V8 would otherwise count the bytes of pages, and collect garbage through the whole catalogue two or three times a second.
setFlagsFromString('--external-memory-accounted-in-global-limit');
renameAcrossDevices();
const inPlace = cacheDir && {
  cacheDir,
  experimental: { incrementalBuild: true },
  vite: { build: { emptyOutDir: false } },
};

subscribe(BUILD_PROGRESS_CHANNEL, (progress) => send({ type: 'progress', progress: progress as BuildProgress }));
subscribe(BUILD_WARNING_CHANNEL, (text) => send({ type: 'warning', text: String(text) }));

const written = { pages: 0, pictures: 0 };
const countFiles: AstroIntegration = {
  name: 'count-files',
  hooks: {
    'astro:build:done': ({ assets }) => {
      for (const { pathname } of [...assets.values()].flat()) {
        if (pathname.endsWith('.html')) written.pages++;
        else if (pathname.includes('/pictures/')) written.pictures++;
      }
    },
  },
};

try {
  const integrations = [countFiles, ...(cacheDir ? [removeStaleFiles()] : [])];
  // At its usual level it writes two lines for each page.
  await build({ outDir, logLevel: 'warn', integrations, ...inPlace });
  // At once: the connections to the provider would keep the process alive for seconds.
  send({ type: 'done', ...written }, () => process.exit(0));
} catch (error) {
  send({ type: 'failed', failure: failureOf(error), reason: reasonOf(error) }, () => process.exit(1));
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

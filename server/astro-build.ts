import { build } from 'astro';
import { removeStaleFiles } from './stale-files.ts';

// Runs in a process of its own, so that the provider it reads from keeps answering. The parent gets one sentence.
// With a second folder it builds again in place: pages whose data are as they were stay as they are.
const [outDir = 'dist', cacheDir] = process.argv.slice(2);
const inPlace = cacheDir && {
  cacheDir,
  experimental: { incrementalBuild: true },
  integrations: [removeStaleFiles()],
  vite: { build: { emptyOutDir: false } },
};

try {
  await build({ outDir, logLevel: 'info', ...inPlace });
  // At once: the connections to the provider would keep the process alive for seconds.
  process.exit();
} catch (error) {
  const end = () => process.exit(1);
  if (process.send) process.send(sentence(error), end);
  else end();
}

/** The words of an error of ours anywhere in the chain of causes; otherwise all there is to know. */
function sentence(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'ProviderError') return cause.message;
  }
  return `The site could not be built.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

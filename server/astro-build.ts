import { build } from 'astro';

// Runs in a process of its own, so that the provider it reads from keeps answering. The parent gets one sentence.
const [outDir = 'dist'] = process.argv.slice(2);

try {
  await build({ outDir, logLevel: 'info' });
  process.disconnect?.();
} catch (error) {
  process.send?.(sentence(error));
  process.exitCode = 1;
  process.disconnect?.();
}

/** The words of an error of ours anywhere in the chain of causes; otherwise all there is to know. */
function sentence(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.name === 'ProviderError') return cause.message;
  }
  return `The site could not be built.\n${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

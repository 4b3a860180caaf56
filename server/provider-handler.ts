import type { OpenProvider } from '../provider/index.ts';
import type { CommandContext } from './run-command.ts';
import type { Progress } from '../build/progress.ts';
import { proxyTo } from './provider-proxy.ts';
import type { Settings } from './settings.ts';

/** What answers `/api`: the embedded provider, or the one at `PROVIDER_URL`. */
export async function createProviderHandler(
  settings: Settings,
  progress: Progress,
  { onShutdown }: CommandContext,
): Promise<Pick<OpenProvider, 'fetch' | 'editorKey' | 'obstacles'>> {
  if (settings.providerUrl)
    return { fetch: proxyTo(settings.providerUrl), editorKey: undefined, obstacles: { demoValues: [], pages: [] } };
  // Imported here only, because it loads a whole database.
  const { openProvider } = await import('../provider/index.ts');
  const embedded = await openProvider(settings.provider, (step, detail) => progress.note(step, detail));
  onShutdown(() => embedded.close());
  return embedded;
}

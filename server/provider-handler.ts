import { checkFolder } from '../provider/db/lock.ts';
import type { OpenProvider } from '../provider/index.ts';
import type { CommandContext } from './run-command.ts';
import type { Progress } from '../build/progress.ts';
import { proxyTo } from './provider-proxy.ts';
import type { Settings } from './settings.ts';

/**
 * Asks before anything that takes its time whether the shop can have its data.
 * @throws {LockError | SettingsError} the folder is in use, or can't be written
 */
export function checkData({ providerUrl, provider }: Settings): void {
  if (!providerUrl && provider.databaseUrl === undefined) checkFolder(provider.dataDir);
}

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

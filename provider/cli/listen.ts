// npx haat provider
import cluster from 'node:cluster';
import { readListenSettings } from './listen-settings.ts';

/** Errors whose message is one sentence for the operator. */
const PLAIN = new Set(['DatabaseError', 'ListenError', 'LockError', 'SettingsError']);

try {
  const settings = readListenSettings(process.env);
  if (cluster.isPrimary && settings.processes > 1) await (await import('./cluster.ts')).runCluster(settings);
  else {
    await import('../drizzle-modules.ts');
    await (await import('./serve.ts')).serveUntilStopped(settings);
  }
  cluster.worker?.disconnect();
} catch (error) {
  if (!(error instanceof Error) || !PLAIN.has(error.name)) throw error;
  console.error(error.message);
  process.exitCode = 1;
  cluster.worker?.disconnect();
}

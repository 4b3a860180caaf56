import { parentPort, workerData } from 'node:worker_threads';
import type { SSRManifest } from 'astro';
import { restoreMemo } from '../data/memoize.ts';
import { finalizePage } from './finalize-page.ts';
import type { Done, Equipment, Failed, Task } from './thread.ts';

/** What the module that Astro bundles gives: its own build uses it in the same way. */
interface Entry {
  readonly manifest: SSRManifest;
  readonly app: {
    setInternals(internals: object): void;
    setOptions(options: object): void;
    render(request: Request, options: { routeData: SSRManifest['routes'][number]['routeData'] }): Promise<Response>;
  };
}

const { entry, answers }: Equipment = workerData;
restoreMemo(answers);
const { app, manifest }: Entry = await import(entry);

// Astro's build asks here for the style sheets of a page; the manifest has them put together.
const stylesOf = ({ routeData, styles }: (typeof manifest.routes)[number]) =>
  [
    `${routeData.route}&${routeData.component}`,
    { styles: styles.map((sheet) => ({ sheet, depth: 0, order: 0 })) },
  ] as const;
app.setInternals({ pagesByKeys: new Map(manifest.routes.map(stylesOf)) });
app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: () => {} } } } });

const routes = new Map(manifest.routes.map(({ routeData }) => [routeData.component, routeData]));

async function render({ id, url, component }: Task): Promise<Done> {
  const routeData = routes.get(component);
  if (!routeData) throw new Error(`No page of this site is made by ${component}.`);
  const answer = await app.render(new Request(url), { routeData });
  const { page, policy } = await finalizePage(answer);
  return { id, status: answer.status, headers: [...answer.headers], body: page.buffer, policy };
}

parentPort?.on('message', async (task: Task) => {
  try {
    const done = await render(task);
    parentPort?.postMessage(done, [done.body]);
  } catch (thrown) {
    const { name, message, stack } = thrown instanceof Error ? thrown : new Error(String(thrown));
    const failed: Failed = { id: task.id, error: { name, message, stack } };
    parentPort?.postMessage(failed);
  }
});

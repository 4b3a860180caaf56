import { parentPort, workerData } from 'node:worker_threads';
import { createApp } from 'astro/app/entrypoint';
import { restoreMemo } from '../data/memoize.ts';
import { finalizePage } from './finalize-page.ts';
import type { RenderTask, RenderResult, WorkerData } from './render-worker-client.ts';

// Runs in a worker thread. Bundled with the pages, as an adapter's server entry is: see vite-plugin-render-worker.ts.
const { memo }: WorkerData = workerData;
restoreMemo(memo);

const app = createApp({ streaming: false });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.component, routeData]));

async function render({ id, url, component }: RenderTask): Promise<RenderResult> {
  const routeData = routes.get(component);
  if (!routeData) throw new Error(`No route of this site has the component ${component}.`);
  const response = await app.render(new Request(url), { routeData });
  const { page, policy } = await finalizePage(response);
  return { id, status: response.status, headers: [...response.headers], body: page.buffer, policy };
}

parentPort?.on('message', async (task: RenderTask) => {
  const result = await render(task);
  parentPort?.postMessage(result, [result.body]);
});

import { parentPort, workerData } from 'node:worker_threads';
import { createApp } from 'astro/app/entrypoint';
import { restoreMemo } from '../../src/data/memoize.ts';
import { finalizePage } from './finalize-page.ts';
import type { RenderTask, RenderResult, WorkerData } from './render-worker-client.ts';

// Runs in a worker thread. Bundled with the pages, as an adapter's server entry is: see site-renderer.ts.
const { memo }: WorkerData = workerData;
restoreMemo(memo);

const app = createApp({ streaming: false });
const routes = new Map(app.manifest.routes.map(({ routeData }) => [routeData.route, routeData]));

async function render({ id, url, route }: RenderTask): Promise<RenderResult> {
  const routeData = routes.get(route);
  if (!routeData) throw new Error(`This site has no route ${route}.`);
  const response = await app.render(new Request(url), { routeData });
  if (!response.ok) return { id, bytes: null, policy: null };
  return { id, ...(await finalizePage(response)) };
}

parentPort?.on('message', async (task: RenderTask) => {
  const result = await render(task);
  parentPort?.postMessage(result, result.bytes ? [result.bytes.buffer] : []);
});

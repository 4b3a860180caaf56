import { showConnection } from './connection-line.ts';
import { registerServiceWorker } from './service-worker.ts';

// Loaded when what the page is made of is there: early-client.ts.

async function start(): Promise<void> {
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  showConnection();
  await registerServiceWorker();
}

void start();

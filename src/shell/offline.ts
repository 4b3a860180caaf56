import { languageToOffer } from './language-to-offer.ts';
import { showConnection } from './connection-line.ts';
import { registerServiceWorker } from './service-worker.ts';

// Loaded when what the page is made of is there: early-client.ts.

async function start(): Promise<void> {
  if (document.prerendering)
    await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
  showConnection();
  const language = languageToOffer();
  if (language) (await import('./language-offer.ts')).offerLanguage(language);
  await registerServiceWorker();
}

void start();

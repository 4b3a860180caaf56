import { seen } from '../early/seen.ts';
import { languageToOffer } from './language-to-offer.ts';
import { showConnection } from './connection-line.ts';
import { registerServiceWorker } from './service-worker.ts';

// Loaded when what the page is made of is there: early-client.ts.

async function start(): Promise<void> {
  await seen();
  showConnection();
  const language = languageToOffer();
  if (language) (await import('./language-offer.ts')).offerLanguage(language);
  await registerServiceWorker();
}

void start();

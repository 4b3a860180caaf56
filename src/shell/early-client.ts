// Astro's own runtime of islands. Astro writes it into each page, before what a shopper sees; a build takes it out there
// (render/drop-island-runtime.ts).
import './island-directives.ts';
import 'astro/runtime/server/astro-island.js';
import { reportFilledFields } from '../early/filled-fields.ts';
import { replayEarlyEvents } from './replay-early-events.ts';
import { reportIslandErrors } from './island-errors.ts';
import { lazyLoadImages } from './lazy-images.ts';
import { loadSharedScripts } from './shared-scripts.ts';

// Scripts arrive: the page need not say that they don't (scriptless.css).
document.documentElement.dataset['scripted'] = '';
// Without shared imports, so that it runs as soon as it is there: a build makes the scripts of the head `async`, and taps are
// waited for while the page is still arriving.
reportFilledFields();
replayEarlyEvents();
reportIslandErrors();
// To look through a page as it arrives would hold back its first paint.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', lazyLoadImages);
else lazyLoadImages();
// What an island waits for before it is hydrated, an idle moment or to be in view, its scripts need not wait for.
// Without this one a page is as it would be without a service worker.
void loadSharedScripts()
  .then(() => import('./offline.ts'))
  .catch(() => {});

// Astro's own runtime of islands. Astro writes it into each page, before what a shopper sees; a build takes it out there
// (build/render/drop-island-runtime.ts).
import './island-directives.ts';
import 'astro/runtime/server/astro-island.js';
import { CartStepper } from '../elements/cart-stepper.ts';
import { WishHeart } from '../elements/wish-heart.ts';
import { followWishlist } from '../early/early-wish.ts';
import { followCart } from '../early/early-cart.ts';
import { reportFilledFields } from '../early/filled-fields.ts';
import { applyDeferredStyles } from './deferred-styles.ts';
import { replayEarlyEvents } from './replay-early-events.ts';
import { reportIslandErrors } from './island-errors.ts';
import { idle, parsed } from '../early/page-state.ts';
import { lazyLoadImages } from './lazy-images.ts';
import { watchUse } from '../early/needed.ts';
import { noteViewed } from '../early/note-viewed.ts';
import { watchPress } from '../early/pressed.ts';
import { loadSharedScripts } from './shared-scripts.ts';

// Scripts arrive: the page need not say that they don't (scriptless.css).
document.documentElement.dataset['scripted'] = '';
// Without shared imports, so that it runs as soon as it is there: a build makes the scripts of the head `async`, and taps are
// waited for while the page is still arriving.
watchPress();
followCart();
followWishlist();
customElements.define('cart-stepper', CartStepper);
customElements.define('wish-heart', WishHeart);
watchUse();
void noteViewed();
reportFilledFields();
replayEarlyEvents();
reportIslandErrors();
// To look through a page as it arrives would hold back its first paint.
void parsed().then(lazyLoadImages);
void window.painted.then(async () => {
  // What an island waits for before it is hydrated, its scripts need not wait for.
  if (document.querySelector('[data-at-once]')) await loadSharedScripts();
  else await idle();
  // Without this one a page is as it would be without a service worker.
  await import('./offline.ts').catch(() => {});
  // What is pointed at looks otherwise.
  if (matchMedia('(any-hover: hover)').matches) applyDeferredStyles();
});

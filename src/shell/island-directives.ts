import idle from 'astro/runtime/client/idle.js';
import load from 'astro/runtime/client/load.js';
import { loadSharedScripts } from './shared-scripts.ts';
import { applyDeferredStyles, deferredStyles } from './deferred-styles.ts';
import { needed } from '../early/needed.ts';
import { released } from '../early/pressed.ts';

type Directive = typeof idle;

/** An island may show at once what the page's first styles lack: the rest is put in place together with its script. */
const withShared =
  (directive: Directive): Directive =>
  (loadIsland, ...rest) =>
    directive(
      async () => {
        await window.painted;
        applyDeferredStyles();
        await loadSharedScripts();
        const hydrate = await loadIsland();
        return async () => {
          await deferredStyles();
          await released();
          await hydrate();
        };
      },
      ...rest,
    );

// The ways in which pages hydrate islands. Astro's element looks for them here as soon as it is defined.
self.Astro = { idle: withShared(idle), load: withShared(load), needed: withShared(needed) };

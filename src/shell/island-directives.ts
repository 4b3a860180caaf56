import idle from 'astro/runtime/client/idle.js';
import load from 'astro/runtime/client/load.js';
import visible from 'astro/runtime/client/visible.js';
import { loadWholeStyles } from './whole-styles.ts';

type Directive = typeof idle;

/** An island may show at once what the page's own styles lack: the whole sheet is asked for together with its script. */
const withStyles =
  (directive: Directive): Directive =>
  (loadIsland, ...rest) =>
    directive(
      () => {
        loadWholeStyles();
        return loadIsland();
      },
      ...rest,
    );

// The ways in which pages hydrate islands. Astro's element looks for them here as soon as it is defined.
self.Astro = { idle: withStyles(idle), load: withStyles(load), visible: withStyles(visible) };

import idle from 'astro/runtime/client/idle.js';
import load from 'astro/runtime/client/load.js';
import visible from 'astro/runtime/client/visible.js';

// The ways in which pages hydrate islands. Astro's element looks for them here as soon as it is defined.
self.Astro = { idle, load, visible };

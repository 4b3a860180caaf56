// Astro writes this into each page that has such an island. What it does is in early/needed.ts, with the rest of what a page runs
// before anybody uses it; until then an island can wait.
export { default } from 'astro/runtime/client/idle.js';

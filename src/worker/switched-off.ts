import { scope } from './scope.ts';

// What a shop with SERVICE_WORKER=off ships in the worker's place: browsers that have one fetch this, and are rid of it.

scope.addEventListener('install', () => void scope.skipWaiting());

scope.addEventListener('activate', (event) => {
  const leave = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await scope.registration.unregister();
  };
  event.waitUntil(leave());
});

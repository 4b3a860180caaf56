import { scope } from './scope.ts';

// What a shop with SERVICE_WORKER=off ships in the worker's place: browsers that have one fetch this, and are rid of it.

const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await (await scope.registration.pushManager?.getSubscription())?.unsubscribe();
  await scope.registration.unregister();
};

scope.addEventListener('install', () => void scope.skipWaiting());
scope.addEventListener('activate', (event) => event.waitUntil(leave()));
// A page from before the switch, still open, has registered it once more, and tells it what there is to keep.
scope.addEventListener('message', (event) => event.waitUntil(leave()));

// What this room uses of a service worker's global scope: the compiler knows pages, and both at once contradict each other.

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** https://developer.mozilla.org/docs/Web/API/InstallEvent/addRoutes */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (
    routes: readonly { condition: { urlPattern: { pathname: string } }; source: 'network' }[],
  ) => Promise<void>;
}

interface MessageToWorker extends ExtendableEvent {
  readonly data: unknown;
}

interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
}

export const scope = self as unknown as ServiceWorkerScope;

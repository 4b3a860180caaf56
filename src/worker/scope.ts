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

/** https://developer.mozilla.org/docs/Web/API/PushEvent */
interface PushEvent extends ExtendableEvent {
  readonly data: { readonly json: () => unknown } | null;
}

/** https://developer.mozilla.org/docs/Web/API/NotificationEvent */
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

interface WindowClient {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

interface ServiceWorkerScope {
  skipWaiting(): Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    readonly matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly WindowClient[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageToWorker) => void): void;
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void;
}

export const scope = self as unknown as ServiceWorkerScope;

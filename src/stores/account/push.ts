import { atom } from 'nanostores';
import { deletePushSubscription, getPushKey, postPushSubscription } from '../../../contract/push.ts';
import { CallError } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { t } from '../../i18n/t.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, track } from '../lib/request.ts';
import { bindToCustomer } from '../session/customer-store.ts';

/** `install`: iOS has Web Push only for a shop on the home screen. */
export type PushView = 'hidden' | 'install' | 'blocked' | 'off' | 'on';

const unknown: Loaded<PushView> = { ...idle, data: 'hidden' };

/** Whether this device is told what becomes of the customer's orders. */
export const $push = atom(unknown);

/** The key that the browser subscribes with, once the provider has said it. */
let key: string | null = null;

const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
/** https://developer.mozilla.org/docs/Web/API/Navigator: only iOS has it. */
const canInstall = (): boolean => (navigator as { standalone?: boolean }).standalone === false;

async function readView(): Promise<PushView> {
  if (import.meta.env.PUBLIC_SERVICE_WORKER === 'off' || !(canPush() || canInstall())) return 'hidden';
  key = await askOptional('push', async () => (await ask(getPushKey)).data.publicKey, null);
  if (key === null) return 'hidden';
  if (!canPush()) return 'install';
  if (Notification.permission === 'denied') return 'blocked';
  // A browser that stores nothing never has a worker.
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (!subscription || Notification.permission !== 'granted') return 'off';
  // Of another session, or of a shop that has lost its key: the provider does not know it.
  return subscribe(pushManager, key);
}

async function subscribe(pushManager: PushManager, applicationServerKey: string): Promise<PushView> {
  const options = { userVisibleOnly: true, applicationServerKey };
  const former = await pushManager.getSubscription();
  const subscription = await pushManager.subscribe(options).catch(async () => {
    await former?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  await ask(postPushSubscription, { body: { endpoint, keys: { p256dh, auth } } });
  return 'on';
}

/** What a browser says where its push service can't be reached, or is switched off. */
const inWords = (error: unknown): never => {
  if (!(error instanceof DOMException)) throw error;
  throw new CallError(t('This browser takes no messages just now. Please try again later.'));
};

const change = (to: () => Promise<PushView>) =>
  track(
    $push,
    () => to().catch(inWords),
    (data) => ({ data }),
  );

const loadPush = () => change(readView);
bindToCustomer($push, unknown, loadPush);

/** Asks for permission, which a browser allows upon a tap only, and has this device told. */
export const turnOnPush = () =>
  change(async () => {
    const permission = await Notification.requestPermission();
    if (permission !== 'granted' || key === null) return permission === 'denied' ? 'blocked' : 'off';
    return subscribe((await navigator.serviceWorker.ready).pushManager, key);
  });

export const turnOffPush = () =>
  change(async () => {
    await ask(deletePushSubscription);
    const { pushManager } = await navigator.serviceWorker.ready;
    await (await pushManager.getSubscription())?.unsubscribe();
    return 'off';
  });

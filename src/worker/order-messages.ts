import type { PushMessage } from '../../contract/push.ts';
import { orderPath } from '../paths.ts';
import { scope } from './scope.ts';

/** Shows what has become of an order, in place of what was shown of it before; the same once more makes no sound. */
export async function showMessage({ title, body, tag, order, language }: PushMessage): Promise<void> {
  const displayed = await scope.registration.getNotifications({ tag });
  const renotify = displayed.every((notification) => notification.body !== body);
  const options = { body, tag, renotify, lang: language, icon: '/icon-192.png', data: orderPath(order, language) };
  await scope.registration.showNotification(title, options);
}

/** Goes to the page of the order: to the tab that has it open, or a new one. */
export async function openOrder(notification: Notification): Promise<void> {
  notification.close();
  const { href } = new URL(String(notification.data), location.origin);
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => url === href);
  await (open ? open.focus() : scope.clients.openWindow(href));
}

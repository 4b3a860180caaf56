import { atom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { paths } from '../../paths.ts';
import { $token, redirectToLogIn } from '../session/auth.ts';
import { navigation } from '../lib/navigation.ts';

const TABS = ['order', 'wishlist', 'profile', 'address', 'kyc', 'wallet'] as const;
export type Tab = (typeof TABS)[number];

/** The open tab; it lives in the address as `tab`. */
export const $tab = atom<Tab>('order');

const tabIn = (search: string): Tab => {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === named) ?? 'order';
};

/** The order that is open, by its id, or null for the list of them; it lives in the address as `order`. */
export const $openOrder = atom<string | null>(null);

/** Takes tab and order from the address: on arrival, and when Back or Forward change it. */
export function syncWithUrl(): () => void {
  const read = () => {
    $tab.set(tabIn(location.search));
    $openOrder.set(new URLSearchParams(location.search).get('order'));
  };
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
}

interface Click {
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly preventDefault: () => void;
}

/** Opens a tab in place; a click that wants a new window gets one. */
export const openTab = (tab: Tab, click: Click): void => openInPlace(paths.dashboard(tab), tab, null, click);

/** Opens one order in place. */
export const openOrder = (id: Id, click: Click): void => openInPlace(paths.order(id), 'order', String(id), click);

function openInPlace(path: string, tab: Tab, order: string | null, click: Click): void {
  if (click.metaKey || click.ctrlKey || click.shiftKey) return;
  click.preventDefault();
  if (path !== navigation.here()) history.pushState(null, '', path);
  $tab.set(tab);
  $openOrder.set(order);
}

/** Logged out, the dashboard leads on to log in, and back. */
export function requireLogIn(): void {
  if (!$token.get()) redirectToLogIn();
}

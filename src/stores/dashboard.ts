import { atom } from 'nanostores';
import { paths } from '../paths.ts';
import { $token, leadToLogIn } from './auth.ts';

export const TABS = ['order', 'wishlist'] as const;
export type Tab = (typeof TABS)[number];

/** The open tab; it lives in the address as `tab`. */
export const $tab = atom<Tab>('order');

const tabIn = (search: string): Tab => {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === named) ?? 'order';
};

/** Takes the tab from the address: on arrival, and when Back or Forward change it. */
export function followTab(): () => void {
  const read = () => $tab.set(tabIn(location.search));
  read();
  addEventListener('popstate', read);
  return () => removeEventListener('popstate', read);
}

/** Opens a tab in place; a click that wants a new window gets one. */
export function openTab(tab: Tab, click: { metaKey: boolean; ctrlKey: boolean; preventDefault: () => void }): void {
  if (click.metaKey || click.ctrlKey) return;
  click.preventDefault();
  history.pushState(null, '', paths.dashboard(tab));
  $tab.set(tab);
}

/** Logged out, the dashboard leads on to log in, and back. */
export function requireLogIn(): void {
  if (!$token.get()) leadToLogIn();
}

import { computed } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { writesSettled } from '../../api/http.ts';
import { paths } from '../../paths.ts';
import { $token, redirectToLogIn } from '../session/auth.ts';
import { navigation } from '../lib/navigation.ts';
import { $search, pushUrl } from '../lib/url.ts';

const TABS = ['order', 'wishlist', 'shopping-list', 'profile', 'address', 'kyc', 'wallet'] as const;
export type Tab = (typeof TABS)[number];

const queryParam = (name: string) => computed($search, (search) => new URLSearchParams(search).get(name));

/** The open tab: `tab` of the URL. */
export const $tab = computed(queryParam('tab'), (named) => TABS.find((tab) => tab === named) ?? 'order');

/** The id of the open order, or null for the list of them: `order` of the URL. */
export const $openOrderId = queryParam('order');

/** The id of the open shopping list, `suggested` for what is suggested, or null for all of them: `list` of the URL. */
export const $openShoppingListId = queryParam('list');

/** Opens one shopping list in place. */
export const openShoppingList = (id: Id): void => openInPlace(paths.shoppingList(id));

/** Opens a tab in place. */
export const openTab = (tab: Tab): void => openInPlace(paths.dashboard(tab));

/** Opens one order in place. */
export const openOrder = (id: Id): void => openInPlace(paths.order(id));

function openInPlace(url: string): void {
  if (url !== navigation.here()) pushUrl(url);
}

/**
 * Logged out, the dashboard leads on to log in, and back: not before everything is written. The next page knows nothing of that,
 * and the provider could hear of the log out first.
 */
export async function requireLogIn(): Promise<void> {
  if (!$token.get()) await writesSettled();
  if (!$token.get()) redirectToLogIn();
}

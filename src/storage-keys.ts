/** Caches of the service worker for what was visited on this device. Log out empties all of them. */
export const VISITED = { pages: 'visited-pages', products: 'visited-products', pictures: 'visited-pictures' } as const;

/** The entries for a customer's cart as it was last, and for what of it waits for the network. Log out removes them. */
export const CART = { stored: 'customer-cart', waiting: 'waiting-changes' } as const;

/** The entry for tokens of sessions that were logged out without a network, until the provider has ended them. */
export const GIVEN_UP = 'given-up-sessions';

/** The entry for the products looked at on this device. Log out removes it. */
export const VIEWED = 'recently-viewed';

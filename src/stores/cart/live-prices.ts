import { atom, onMount } from 'nanostores';

/** While something shows it, a change of prices or stock is in the cart within seconds; see `follow-prices.ts`. */
export const $livePrices = atom(null);

onMount($livePrices, () => {
  if (typeof document === 'undefined') return;
  let isShown = true;
  let end = (): void => {};
  const begin = async (): Promise<void> => {
    // Without it the cart is as it was read; when the network is back, it is tried again.
    const loaded = await import('./follow-prices.ts').catch(() => null);
    if (!loaded || !isShown) return;
    removeEventListener('online', begin);
    end = loaded.followPrices();
  };
  addEventListener('online', begin);
  if (navigator.onLine !== false) void begin();
  return () => {
    isShown = false;
    removeEventListener('online', begin);
    end();
  };
});

import { atom, onMount } from 'nanostores';

/** While something shows it, a change of prices or stock is in the cart within seconds; see `follow-prices.ts`. */
export const $livePrices = atom(null);

onMount($livePrices, () => {
  if (typeof document === 'undefined') return;
  let isShown = true;
  let end = (): void => {};
  void import('./follow-prices.ts').then(({ followPrices }) => {
    if (isShown) end = followPrices();
  });
  return () => {
    isShown = false;
    end();
  };
});

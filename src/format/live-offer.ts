import { type Paise, toRupees } from '../../contract/money.ts';

/** What search engines are told of a price and of whether there is any: https://schema.org/Offer */
export const offer = ({ price, stock }: { readonly price: Paise; readonly stock: number | null }) => ({
  price: toRupees(price).toFixed(2),
  availability: `https://schema.org/${stock === 0 ? 'OutOfStock' : 'InStock'}`,
});

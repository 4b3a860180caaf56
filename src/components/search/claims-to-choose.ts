import { CLAIMS, type Claim } from '../../../contract/food.ts';
import type { ProductList } from '../../stores/catalogue/product-list.ts';

/** What some of these results claim, and others don’t; and what is chosen already, which all of them claim. */
export const claimsToChoose = ({ data, filters }: ProductList): readonly Claim[] =>
  CLAIMS.filter((claim) => {
    const { length } = data.filter((product) => product.claims?.includes(claim));
    return filters.claims.includes(claim) || (length > 0 && length < data.length);
  });

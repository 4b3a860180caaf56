import { computed } from 'nanostores';
import { cartLinesLeftOut } from '../../api/left-out.ts';
import { $token } from '../session/auth.ts';
import { $customerCart } from './customer-cart.ts';

/** How many lines of the customer's cart are at the provider and can't be shown. */
export const $leftOut = computed([$token, $customerCart], (token) => (token ? cartLinesLeftOut() : 0));

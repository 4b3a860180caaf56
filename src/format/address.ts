import type { Address } from '../../contract/address.ts';

/** @example addressLine(address) // 'Flat 3B, 22 Mandeville Gardens, Kolkata 700019' */
export const addressLine = ({ line1, line2, landmark, city, pincode }: Address): string =>
  [line1, line2, landmark, [city, pincode?.pincode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

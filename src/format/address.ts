import type * as v from 'valibot';
import type { Address } from '../../contract/address.ts';

type Place = Pick<v.InferInput<typeof Address>, 'line1' | 'line2' | 'landmark' | 'city'> & {
  readonly pincode?: { readonly pincode: string | number } | null | undefined;
};

/** @example addressParts(address) // ['Flat 3B', '22 Mandeville Gardens', 'Kolkata 700019'] */
export const addressParts = ({ line1, line2, landmark, city, pincode }: Place): string[] =>
  [line1, line2, landmark, [city, pincode?.pincode].filter(Boolean).join(' ')].filter((part) => !!part).map(String);

/** @example addressLine(address) // 'Flat 3B, 22 Mandeville Gardens, Kolkata 700019' */
export const addressLine = (address: Place): string => addressParts(address).join(', ');

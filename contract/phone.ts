import * as v from 'valibot';
import { msg } from './msg.ts';
import { withoutControls } from './safe-text.ts';
import { toCode } from './typed-text.ts';

/** Separators between the digits of a number, as address books write them. */
const SEPARATORS = /[\s().,/•·-]/g;
/** India's code or the zero of a trunk call, or both, before the ten digits. */
const PREFIX = /^(?:(?:\+|00|0)?91)?0?(?=\d{10}$)/;

/**
 * A phone number as it is dialled within India, from whatever it was written as; what is none comes back without separators.
 * @example toPhone('\u202a+91 98300–41207\u202c') // '9830041207'
 */
export const toPhone = (typed: string): string =>
  toCode(typed).replace(/^tel:/i, '').replace(SEPARATORS, '').replace(PREFIX, '');

/** An Indian mobile number: 10 digits from 6 to 9, with or without +91, spaces and dashes; 10 digits inside. */
export const Phone = v.pipe(
  v.string(msg('Please enter your mobile number.')),
  withoutControls(msg('A mobile number has 10 digits.')),
  v.transform(toPhone),
  v.minLength(1, msg('Please enter your mobile number.')),
  v.regex(/^\d{10}$/, msg('A mobile number has 10 digits.')),
  v.regex(/^[6-9]/, msg('Indian mobile numbers start with 6, 7, 8 or 9.')),
);

import * as v from 'valibot';
import { call } from './call.ts';
import { isAadhaar, isGstin } from './check-digit.ts';
import { msg } from './msg.ts';
import { withoutControls } from './safe-text.ts';
import { isBlank, toCode } from './typed-text.ts';
import { maybe, one } from './schema.ts';

/** A number as it is stored: in capitals, without spaces and dashes. */
const number = (missing: string, notAlone: string) =>
  v.pipe(
    v.string(missing),
    withoutControls(notAlone),
    v.maxLength(40, notAlone),
    v.transform((typed) => toCode(typed).replace(/[\s-]/g, '').toUpperCase()),
    v.minLength(1, missing),
  );

/** Three letters, the kind of holder, the first letter of a name, 0001 to 9999, a letter whose rule is not published. */
const PAN = String.raw`[A-Z]{3}[ABCFGHJKLPT][A-Z](?!0000)\d{4}[A-Z]`;

export const Pan = v.pipe(
  number(msg('Please enter your PAN.'), msg('Please enter your PAN alone.')),
  v.regex(
    new RegExp(`^${PAN}$`),
    msg('A PAN has 5 letters, 4 digits and a letter, such as ABCPE1234F. Please check it against your card.'),
  ),
);

export const Aadhaar = v.pipe(
  number(msg('Please enter your Aadhaar number.'), msg('Please enter your Aadhaar number alone.')),
  v.regex(/^\d{12}$/, msg('An Aadhaar number has 12 digits, such as 2341 2341 2346.')),
  v.regex(/^[2-9]/, msg('An Aadhaar number never starts with 0 or 1. Please check it against your card.')),
  v.check(isAadhaar, msg('One of the digits is not right. Please check them against your card.')),
);

/** The state's number, the PAN, the count of registrations, Z and a check digit. */
export const Gstin = v.pipe(
  number(msg('Please enter the GSTIN.'), msg('Please enter the GSTIN alone.')),
  v.regex(/^.{15}$/, msg('A GSTIN has 15 signs, such as 27AAPFU0939F1ZV.')),
  v.regex(
    new RegExp(`^(?:0[1-9]|[12]\\d|3[0-8]|97|99)${PAN}[1-9A-Z]Z[0-9A-Z]$`),
    msg('A GSTIN has 2 digits for the state, the PAN, a digit or letter, Z and a check digit. Please check it.'),
  ),
  v.check(isGstin, msg('One of the signs is not right. Please check them against your certificate.')),
);

/** Numbers come back masked. */
export const Kyc = v.object({
  status: v.picklist(['none', 'submitted', 'verified', 'rejected']),
  pan: maybe(v.string()),
  aadhaar: maybe(v.string()),
  gstin: maybe(v.string()),
});
export type Kyc = v.InferOutput<typeof Kyc>;

/** An empty field is no GSTIN. */
const MaybeGstin = v.pipe(
  v.string(),
  v.transform((typed) => (isBlank(typed) ? null : typed)),
  v.nullable(Gstin),
);

export const KycBody = v.object({ pan: Pan, aadhaar: Aadhaar, gstin: maybe(MaybeGstin) });
export type KycBody = v.InferInput<typeof KycBody>;

export const putKyc = call({
  method: 'PUT',
  path: '/customer/update-kyc',
  tag: 'Customer',
  caller: 'customer',
  summary: 'Hand in PAN, Aadhaar and, optionally, GSTIN',
  body: KycBody,
  answer: one(Kyc),
});

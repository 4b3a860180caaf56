import * as v from 'valibot';

/** An Indian mobile number: 10 digits from 6 to 9, with or without +91, spaces and dashes; 10 digits inside. */
export const Phone = v.pipe(
  v.string('Please enter your mobile number.'),
  v.transform((typed) => typed.replace(/[\s()-]/g, '').replace(/^(?:\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '')),
  v.minLength(1, 'Please enter your mobile number.'),
  v.regex(/^\d{10}$/, 'A mobile number has 10 digits.'),
  v.regex(/^[6-9]/, 'Indian mobile numbers start with 6, 7, 8 or 9.'),
);

import * as v from 'valibot';
import { call } from './call.ts';
import { Customer, CustomerName, MaybeEmail } from './customer.ts';
import { msg } from './msg.ts';
import { Phone } from './phone.ts';
import { OTP_LENGTH } from './otp.ts';
import { withoutControls } from './safe-text.ts';
import { toCode } from './typed-text.ts';
import { maybe } from './schema.ts';

const NumberBody = v.object({ phone: Phone });
/** Details of a registration, besides the number. */
export const Details = v.object({ name: CustomerName, email: maybe(MaybeEmail) });
export type Details = v.InferInput<typeof Details>;

export const RegisterBody = v.object({ phone: Phone, ...Details.entries });
/** `OTP_LENGTH` in words: only whole texts are translated. */
const WRONG_LENGTH = msg('The code has 6 digits.');

export const VerifyBody = v.object({
  phone: Phone,
  otp: v.pipe(
    v.string(msg('Please enter the code.')),
    withoutControls(WRONG_LENGTH),
    v.transform((typed) => toCode(typed).replace(/[\s-]/g, '')),
    v.regex(new RegExp(`^\\d{${OTP_LENGTH}}$`), WRONG_LENGTH),
  ),
});

/** The token comes in the header; who it belongs to may come with it. */
const Verified = v.object({ data: maybe(Customer) });

/** `otp` carries the code in the embedded demo only; otherwise null. */
const OtpSent = v.object({ otp: maybe(v.string()) });

/** `registered` is false for a number nobody has registered: no code was sent. */
const LoginOtpSent = v.object({ ...OtpSent.entries, registered: v.nullish(v.boolean(), true) });

export const register = call({
  method: 'POST',
  path: '/customer/register',
  tag: 'Auth',
  caller: 'anyone',
  givesTicket: true,
  summary: 'Register a new number and send it a code',
  body: RegisterBody,
  answer: OtpSent,
});
export const getOtp = call({
  method: 'POST',
  path: '/customer/login/get-otp',
  tag: 'Auth',
  caller: 'anyone',
  givesTicket: true,
  summary: 'Send a code to a registered number',
  body: NumberBody,
  answer: LoginOtpSent,
});
export const verifyLoginOtp = call({
  method: 'POST',
  path: '/customer/login/verify-otp',
  tag: 'Auth',
  caller: 'anyone',
  givesToken: true,
  summary: 'Log in with the code',
  body: VerifyBody,
  answer: Verified,
});
export const verifyRegisterOtp = call({
  method: 'POST',
  path: '/customer/register/verify-otp',
  tag: 'Auth',
  caller: 'anyone',
  givesToken: true,
  summary: 'Finish registering with the code',
  body: VerifyBody,
  answer: Verified,
});

import * as contract from '../../contract/auth.ts';
import { OTP_TICKET } from '../../contract/otp.ts';
import type { Customer } from '../../contract/customer.ts';
import { ContractError, isRefusedWith, RefusedError } from './errors.ts';
import { connection } from './connection.ts';
import { type CallInput, send } from './http.ts';

interface Verified {
  customer: Customer | null;
  token: string;
}

/** Sends this browser's ticket, if the provider has given it one. */
function ticketHeader(): Record<string, string> {
  const ticket = connection.otpTicket();
  return ticket === null ? {} : { [OTP_TICKET]: ticket };
}

export async function register(body: NonNullable<CallInput<typeof contract.register>['body']>): Promise<string | null> {
  const { answer, ticket } = await send(contract.register, { body, headers: ticketHeader() });
  connection.otpTicketGiven(ticket);
  return answer.otp;
}

/** Asks for a code. An unknown number is no error: it leads to registration. */
export async function getOtp(phone: string): Promise<{ otp: string | null; registered: boolean }> {
  try {
    const { answer, ticket } = await send(contract.getOtp, { body: { phone }, headers: ticketHeader() });
    if (answer.registered) connection.otpTicketGiven(ticket);
    return answer;
  } catch (error) {
    if (error instanceof RefusedError && isUnknownNumber(error)) return { otp: null, registered: false };
    throw error;
  }
}

/** Recognized by its status; with an adapter also by its message. */
const isUnknownNumber = (error: RefusedError): boolean => isRefusedWith(error, 404) || mentionsUnknownNumber(error);

/** Such refusals of a well-formed number are taken for one that is not registered; a 403 may say that it is barred. */
const mentionsUnknownNumber = ({ status, message, code }: RefusedError): boolean =>
  import.meta.env.PUBLIC_ADAPTER === 'on' &&
  ([400, 409, 422].includes(status) ||
    (status === 403 && UNKNOWN_NUMBER.test(`${code.replaceAll('_', ' ')} ${message}`)));
const UNKNOWN_NUMBER =
  /not (?:yet )?(?:registered|found)|no (?:such )?(?:account|customer|user)|unknown|doesn.t exist|sign.?up|register first/i;

export const verifyLoginOtp = (phone: string, otp: string) => verify(contract.verifyLoginOtp, phone, otp);

export const verifyRegisterOtp = (phone: string, otp: string) => verify(contract.verifyRegisterOtp, phone, otp);

async function verify(
  call: typeof contract.verifyLoginOtp | typeof contract.verifyRegisterOtp,
  phone: string,
  otp: string,
): Promise<Verified> {
  const { answer, token } = await send(call, { body: { phone, otp }, headers: ticketHeader() });
  if (token) return { customer: answer.data, token };
  const error = new ContractError(`${call.method} ${call.path}`, 'the authorization header', 'is missing');
  connection.contractBroken(error);
  throw error;
}

import './otp-ticket.ts';
import * as authApi from '../../api/auth.ts';
import { $authRequest, setAuth } from './auth.ts';
import { idle, track } from '../lib/request.ts';
import { readToken } from './token.ts';

/** Asks for a code. `failed`: it could not be sent, and `$auth.reason` says why. */
export async function requestOtp(phone: string): Promise<'sent' | 'unknown number' | 'failed'> {
  const answer = await track(
    $authRequest,
    () => authApi.getOtp(phone),
    ({ otp }) => ({ otp }),
  );
  if (!answer) return 'failed';
  return answer.registered ? 'sent' : 'unknown number';
}

/** Registers a number and asks for its code. Returns false when that failed; `$auth.reason` says why. */
export const register = async (details: {
  phone: string;
  name: string;
  email?: string | null | undefined;
}): Promise<boolean> =>
  (await track(
    $authRequest,
    () => authApi.register(details),
    (otp) => ({ otp }),
  )) !== undefined;

/** Hands in the code; a good one logs in. */
export async function verifyOtp(purpose: 'login' | 'register', phone: string, otp: string): Promise<boolean> {
  const verify = purpose === 'login' ? authApi.verifyLoginOtp : authApi.verifyRegisterOtp;
  const verified = await track(
    $authRequest,
    () => verify(phone, otp),
    () => ({ otp: null }),
  );
  if (!verified) return false;
  const { token, customer } = verified;
  const payload = readToken(token);
  const data = { id: payload?.sub ?? customer?.id ?? null, name: payload?.name || customer?.name || '' };
  setAuth({ token, data, receivedAt: Date.now() });
  return true;
}

/** Forgets the last request: its error and its code. */
export const clearAuthRequest = (): void => $authRequest.set({ ...idle, otp: null });

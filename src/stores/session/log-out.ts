import { postLogOut } from '../../api/session.ts';
import { callError } from '../lib/request.ts';
import { endSession } from './auth.ts';
import { $root } from './root-entry.ts';

/** Logs out here; what the provider knows of the session is not touched. */
export const logOutHere = (): void => endSession('log out');

/** Logs out here at once, and then at the provider, so that no copy of the token counts any more. */
export function logout(): void {
  const { token } = $root.get().auth;
  logOutHere();
  if (token !== null) void revoke(token);
}

async function revoke(token: string): Promise<void> {
  try {
    await postLogOut(token);
  } catch (error) {
    callError(error); // A provider without this call, or no network: the shopper is logged out here all the same.
  }
}

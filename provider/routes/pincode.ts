import * as contract from '../../contract/pincode.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectPincodes } from '../repositories/pincode.ts';

export function pincodeRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getPincodes, async ({ reader }) => ({ data: await selectPincodes(reader) }));
}

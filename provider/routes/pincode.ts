import { asc } from 'drizzle-orm';
import * as contract from '../../contract/pincode.ts';
import { pincode } from '../db/schema/address.ts';
import { pincodeFields } from '../repositories/pincode.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export function pincodeRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getPincodes, async ({ db }) => ({
    data: await db.select(pincodeFields).from(pincode).orderBy(asc(pincode.pincode)),
  }));
}

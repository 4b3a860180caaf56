import * as contract from '../../contract/slot.ts';
import { findZone } from '../domain/delivery/zones.ts';
import { availableSlots } from '../domain/delivery/slots.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export function slotRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getSlots, async ({ db, query, now }) => {
    if (query.pincodeId !== undefined && !(await findZone(db, query.pincodeId))) return { data: [] };
    return { data: await availableSlots(db, now()) };
  });
}

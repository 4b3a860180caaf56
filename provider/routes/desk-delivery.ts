import * as contract from '../../contract/desk-delivery.ts';
import { addArea, addPincodes, changeArea, removeArea, takePincodes } from '../domain/desk/areas.ts';
import { closeDay, closeSlot, closeWeekday, openDay } from '../domain/desk/closed-days.ts';
import { readDelivery } from '../domain/desk/read-delivery.ts';
import { addWindow, changeWindow, removeWindow } from '../domain/desk/slot-windows.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export function deskDeliveryRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getDelivery, async ({ db, now }) => ({ data: await readDelivery(db, now()) }));

  route(app, provider, contract.postArea, async ({ db, by, now, body: { by: _, ...fields } }) => ({
    data: await addArea(db, { by, now: now() }, fields),
  }));
  route(app, provider, contract.putArea, async ({ db, id, by, now, body: { by: _, ...fields } }) => ({
    data: await changeArea(db, { by, now: now() }, id, fields),
  }));
  route(app, provider, contract.deleteArea, async ({ db, id, by, now, body: { basedOn } }) => ({
    data: await removeArea(db, { by, now: now() }, id, basedOn),
  }));
  route(app, provider, contract.postAreaPincodes, async ({ db, id, by, now, body: { pincodes } }) =>
    addPincodes(db, { by, now: now() }, id, pincodes),
  );
  route(app, provider, contract.deleteAreaPincodes, async ({ db, id, by, now, body: { pincodes } }) =>
    takePincodes(db, { by, now: now() }, id, pincodes),
  );

  route(app, provider, contract.postSlotWindow, async ({ db, by, now, body: { by: _, ...fields } }) => ({
    data: await addWindow(db, { by, now: now() }, fields),
  }));
  route(app, provider, contract.putSlotWindow, async ({ db, id, by, now, body: { by: _, ...fields } }) => ({
    data: await changeWindow(db, { by, now: now() }, id, fields),
  }));
  route(app, provider, contract.deleteSlotWindow, async ({ db, id, by, now, body: { basedOn } }) => ({
    data: await removeWindow(db, { by, now: now() }, id, basedOn),
  }));

  route(app, provider, contract.postClosedDay, async ({ db, by, now, body }) => ({
    data: await closeDay(db, { by, now: now() }, body),
  }));
  route(app, provider, contract.deleteClosedDay, async ({ db, id, by, now }) => ({
    data: await openDay(db, { by, now: now() }, id),
  }));
  route(app, provider, contract.putClosedWeekday, async ({ db, by, now, body }) => ({
    data: await closeWeekday(db, { by, now: now() }, body),
  }));
  route(app, provider, contract.putClosedSlot, async ({ db, by, now, body }) => ({
    data: await closeSlot(db, { by, now: now() }, body),
  }));
}

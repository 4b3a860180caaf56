import { getDeskHistory } from '../../contract/desk-history.ts';
import { getOpening } from '../../contract/desk-opening.ts';
import { selectDeskChanges } from '../domain/desk/history.ts';
import { findOpening } from '../domain/opening/opening.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { deskCouponRoutes } from './desk-coupons.ts';
import { deskDeliveryRoutes } from './desk-delivery.ts';
import { deskGoodsRoutes } from './desk-goods.ts';
import { deskImportRoutes } from './desk-imports.ts';
import { deskOrderRoutes } from './desk-orders.ts';

/** All calls of the desk, which don't exist with DESK=off. */
export function deskRoutes(app: App, provider: Provider): void {
  if (!provider.settings.desk) return;
  for (const routes of [deskCouponRoutes, deskDeliveryRoutes, deskGoodsRoutes, deskImportRoutes, deskOrderRoutes])
    routes(app, provider);

  route(app, provider, getDeskHistory, async ({ db, query }) => ({ data: await selectDeskChanges(db, query) }));

  route(app, provider, getOpening, async () => ({ data: await findOpening(provider) }));
}

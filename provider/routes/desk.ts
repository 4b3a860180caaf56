import type { App, Provider } from '../http/env.ts';
import { deskGoodsRoutes } from './desk-goods.ts';
import { deskHistoryRoutes } from './desk-history.ts';
import { deskImportRoutes } from './desk-imports.ts';
import { deskOpeningRoutes } from './desk-opening.ts';
import { deskOrderRoutes } from './desk-orders.ts';

/** What a shop leaves out with DESK=off: there, none of its calls exists. */
export function deskRoutes(app: App, provider: Provider): void {
  if (!provider.settings.desk) return;
  for (const routes of [deskGoodsRoutes, deskHistoryRoutes, deskImportRoutes, deskOpeningRoutes, deskOrderRoutes])
    routes(app, provider);
}

import * as contract from '../../contract/desk-history.ts';
import { selectDeskChanges } from '../domain/desk/history.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export function deskHistoryRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getDeskHistory, async ({ db, query }) => ({
    data: await selectDeskChanges(db, query),
  }));
}

import type { App, Provider } from '../http/env.ts';
import { deskHistoryRoutes } from './desk-history.ts';
import { deskImportRoutes } from './desk-imports.ts';

/** What a shop leaves out with DESK=off: there, none of its calls exists. */
export function deskRoutes(app: App, provider: Provider): void {
  if (!provider.settings.desk) return;
  for (const routes of [deskHistoryRoutes, deskImportRoutes]) routes(app, provider);
}

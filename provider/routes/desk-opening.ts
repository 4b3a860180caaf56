import * as contract from '../../contract/desk-opening.ts';
import { findOpening } from '../domain/opening/opening.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export const deskOpeningRoutes = (app: App, provider: Provider): void =>
  route(app, provider, contract.getOpening, async () => ({ data: await findOpening(provider) }));

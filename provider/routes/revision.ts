import * as contract from '../../contract/revision.ts';
import { selectRevision } from '../repositories/catalogue-revision.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';

export function revisionRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getRevision, async ({ db }) => ({
    data: { revision: await selectRevision(db), contract: contract.CONTRACT_VERSION },
  }));
}

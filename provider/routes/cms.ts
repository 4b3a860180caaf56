import * as contract from '../../contract/cms.ts';
import { notFound } from '../domain/errors.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectCmsPage } from '../repositories/cms.ts';

export function cmsRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCmsPage, async ({ reader, id }) => {
    const data = await selectCmsPage(reader, id);
    if (data.length === 0) throw notFound('There is no such page.', 'unknown_page');
    return { data };
  });
}

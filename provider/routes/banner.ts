import * as contract from '../../contract/banner.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { selectBanners } from '../repositories/banner.ts';

export function bannerRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getWebBanners, async ({ reader, now }) => ({
    data: await selectBanners(reader, 'web', now()),
  }));
  route(app, provider, contract.getMobileBanners, async ({ reader, now }) => ({
    data: await selectBanners(reader, 'mobile', now()),
  }));
}

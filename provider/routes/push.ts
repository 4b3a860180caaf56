import * as contract from '../../contract/push.ts';
import { readPushKey, subscribe } from '../domain/messages/push-subscription.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { deletePushSubscriptions } from '../repositories/push-subscription.ts';

export function pushRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getPushKey, async ({ settings, keys }) => ({
    data: readPushKey(settings, await keys()),
  }));

  route(app, provider, contract.postPushSubscription, async ({ db, settings, session, body, now }) => {
    await subscribe({ db, settings, session, now: now() }, body);
    return { data: null };
  });

  route(app, provider, contract.deletePushSubscription, async ({ db, session }) => {
    await deletePushSubscriptions(db, session);
    return { data: null };
  });
}

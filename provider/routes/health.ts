import type { Context } from 'hono';
import type { App, Env, Provider } from '../http/env.ts';
import { isAnswering } from '../repositories/health.ts';

/** For what watches over the processes: `/healthz` says that this one is alive, `/readyz` that it can serve a shopper. */
export function healthRoutes(app: App, provider: Provider): void {
  const answer = (c: Context<Env>, route: string, isGood: boolean) => {
    c.set('route', route);
    c.header('cache-control', 'no-store');
    return isGood
      ? c.json({ status: 'ok' })
      : c.json({ message: 'The database does not answer at the moment.', code: 'not_ready' }, 503);
  };
  app.get('/healthz', (c) => answer(c, '/healthz', true));
  app.get('/readyz', async (c) => answer(c, '/readyz', await isAnswering(provider.db)));
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Nginx } from '../../harness/nginx.ts';
import { end, type Running, startProvider } from '../../harness/processes.ts';
import type { Market } from '../market.ts';
import { type Ask, askAt } from './shopper.ts';

export interface ShopUnderLoad {
  readonly market: Market;
  /** Through nginx. */
  readonly origin: string;
  readonly ask: Ask;
  readonly running: Running;
  /** One of the provider's metrics, as Prometheus would get it. */
  readonly metric: (name: string) => Promise<number>;
  /** Paths of built pages. */
  readonly pages: readonly string[];
  /** The next of the shoppers, none of whom has ordered yet. */
  readonly nextShopper: () => number;
  readonly close: () => Promise<void>;
}

/** The paths that the site's own map names. */
function pagesOf(site: string): string[] {
  const text = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** nginx with the built site, and a provider behind it. */
export async function openUnderLoad(
  site: string,
  market: Market,
  environment: Record<string, string>,
): Promise<ShopUnderLoad> {
  const defaults = { TRUSTED_PROXY_HEADER: 'x-real-ip', METRICS_PORT: '0' };
  const running = await startProvider({ ...defaults, ...environment });
  const nginx = new Nginx();
  await nginx.start({ SITE_ROOT: site, PROVIDER: new URL(running.base).host, RELEASES: site });
  const metrics = /metrics are on (\S+)\./.exec(running.output())?.[1] ?? '';
  let next = 0;
  return {
    market,
    running,
    origin: `http://127.0.0.1:${nginx.http}`,
    ask: askAt(`http://127.0.0.1:${nginx.http}/api`),
    pages: pagesOf(site),
    nextShopper: () => next++,
    metric: async (name) => {
      const text = await (await fetch(metrics)).text();
      return Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)`, 'm').exec(text)?.[1]);
    },
    close: async () => {
      await nginx.stop();
      await end(running, 'SIGTERM');
    },
  };
}

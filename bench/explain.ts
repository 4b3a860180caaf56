import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { createApp } from '../provider/app.ts';
import { SearchCounter } from '../provider/domain/search/counted-searches.ts';
import type { Database } from '../provider/db/database.ts';
import { readSettings } from '../provider/settings/settings.ts';
import { TOKEN_SECRET } from '../harness/token-secret.ts';
import type { Market } from './market.ts';
import { paths } from './requests.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Plan[];
}

export interface Explained {
  readonly call: string;
  readonly query: string;
  readonly ms: number;
  readonly indexes: readonly string[];
  /** Matches a sequential scan of the products, which must not happen at this size. */
  readonly readsAllProducts: boolean;
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

/** Sends each main call once and explains every query it ran. */
export async function explainQueries(url: string, market: Market): Promise<Explained[]> {
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  const heard: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => void heard.push({ query, params }) };
  const db = drizzle(pool, { logger }) as unknown as Database;
  const searches = new SearchCounter(db);
  const app = createApp({ db, searches, settings: readSettings({ TOKEN_SECRET }) });
  const calls: Record<string, string> = {
    'suggestions: milk': '/product/web/search/v1?searchKey=milk',
    'suggestions: tumeric powder': '/product/web/search/v1?searchKey=tumeric%20powder',
    'search: aloo': '/product/web/search/?searchKey=aloo',
    'search: oil mustard': '/product/web/search/?searchKey=oil%20mustard',
    'list: everything': '/product/web/',
    'list: page 100': '/product/web/?page=100',
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((index) => [
        `list: ${paths.list(market, index).split('?')[1]}`,
        paths.list(market, index),
      ]),
    ),
    'list: three brands': '/product/web/?brandId=[1,2,3]',
    product: paths.product(market, 7),
    'new products': '/product/web/newproduct/home',
    'best sellers': '/product/web/bestseller/home',
    'featured products': '/product/web/featuredproduct/home',
    'related products': `/product/web/related-product?productId=${market.productIds[7]}`,
    'categories with counts': '/product-category/web/',
  };
  const explained: Explained[] = [];
  for (const [call, path] of Object.entries(calls)) {
    heard.length = 0;
    await app.request(`/api${path}`);
    for (const { query, params } of [...heard]) {
      const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Plan; 'Execution Time': number }] }>(
        `explain (analyze, format json) ${query}`,
        params,
      );
      const [plan] = rows[0]?.['QUERY PLAN'] ?? [];
      const all = plan ? nodes(plan.Plan) : [];
      explained.push({
        call,
        query: query.replace(/\s+/g, ' ').trim(),
        ms: plan?.['Execution Time'] ?? NaN,
        indexes: [...new Set(all.flatMap((node) => node['Index Name'] ?? []))],
        readsAllProducts: all.some((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'product'),
      });
    }
  }
  await searches.close();
  await pool.end();
  return explained;
}

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../../provider/app.ts';
import type { Database } from '../../../provider/db/database.ts';
import { readSettings } from '../../../provider/settings/settings.ts';
import { openShop, type Shop } from '../fixtures/open.ts';
import { TOKEN_SECRET } from '../../../harness/token-secret.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A database that never answers. */
const silent = { execute: () => new Promise(() => {}), select: () => new Promise(() => {}) } as unknown as Database;

describe('what watches over the processes', () => {
  test.each(['/healthz', '/readyz', '/api/healthz', '/api/readyz'])('%s is 200 and kept by nobody', async (path) => {
    const answer = await shop.fetch(new Request(`http://shop${path}`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('a process whose database is away is alive but not ready', async () => {
    const broken = { execute: () => Promise.reject(new Error('away')) } as unknown as Database;
    for (const db of [broken, silent]) {
      const app = createApp({ db, settings: readSettings({ TOKEN_SECRET }) });
      const paths = ['/healthz', '/readyz', '/api/readyz'];
      const answers = await Promise.all(paths.map((path) => app.request(path)));
      expect(answers.map(({ status }) => status)).toEqual([200, 503, 503]);
    }
  });

  test('what takes too long is given up, with one sentence', async () => {
    const slow = {
      select: () => ({ from: () => ({ orderBy: () => new Promise(() => {}) }) }),
    } as unknown as Database;
    const app = createApp({ db: slow, settings: readSettings({ REQUEST_SECONDS: '0.05' }) });
    const answer = await app.request('/api/pincode/web/drop-down');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toMatchObject({ code: 'too_slow' });
  });

  test('a database without a connection to spare is busy, not broken, and that is written down', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const full = {
      select: () => ({
        from: () => ({ orderBy: () => Promise.reject(new Error('timeout exceeded when trying to connect')) }),
      }),
    } as unknown as Database;
    const app = createApp({ db: full, settings: readSettings({ TOKEN_SECRET }) });
    const answer = await app.request('/api/pincode/web/drop-down');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'database_busy' });
    expect(written).toHaveBeenCalledOnce();
    written.mockClear();
  });

  test('every answer and every line of the log carries the same request id', async () => {
    const logging = await openShop({ PROVIDER_LOG: 'on' });
    const written = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { headers } = await logging.get('/pincode/web/drop-down');
    const line = JSON.parse(written.mock.calls.flat().at(-1) as string) as { id: string };
    expect(headers.get('x-request-id')).toBe(line.id);
    expect(line.id).toMatch(/^[\w-]{20,}$/);
    await logging.close();
  });
});

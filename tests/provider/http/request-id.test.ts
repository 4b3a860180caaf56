import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openServer } from '../../../provider/db/open.ts';
import { withTrace } from '../../../provider/db/trace.ts';
import { needsServer, SERVER } from '../../skip-unless.ts';
import { openShop, newServerDatabase, type Shop } from '../fixtures/open.ts';

const FROM_NGINX = '5f4dcc3b5aa765d61d8327deb882cf99';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const idOfAnswer = async (at: Shop, id: string) =>
  (await at.ask('GET', '/pincode/web/drop-down', { headers: { 'x-request-id': id } })).headers.get('x-request-id');

describe('the name of a request', () => {
  test('is the one that the proxy gave it', async () => {
    expect(await idOfAnswer(shop, FROM_NGINX)).toBe(FROM_NGINX);
  });

  test('is our own where no proxy is trusted', async () => {
    const open = await openShop({ TRUSTED_PROXY_HEADER: '' });
    expect(await idOfAnswer(open, FROM_NGINX)).toMatch(/^[0-9a-f-]{36}$/);
    await open.close();
  });

  test.each(['short', 'a'.repeat(65), `${FROM_NGINX}*/ drop`, `${FROM_NGINX}'`, 'id of a person 9830012345'])(
    'is our own in place of one that is not well formed: %s',
    async (id) => expect(await idOfAnswer(shop, id)).toMatch(/^[0-9a-f-]{36}$/),
  );

  test('stands with a refusal, and its beginning in the words of a fault, which the log has in full', async () => {
    const refused = await shop.ask('GET', '/order/', { headers: { 'x-request-id': FROM_NGINX } });
    expect(refused.status).toBe(401);
    expect(refused.headers.get('x-request-id')).toBe(FROM_NGINX);

    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    await shop.db.execute(sql`alter table pincode rename to elsewhere`);
    const broken = await shop.ask('GET', '/pincode/web/drop-down', { headers: { 'x-request-id': FROM_NGINX } });
    await shop.db.execute(sql`alter table elsewhere rename to pincode`);
    const lines = written.mock.calls.flat().join();
    written.mockClear();
    expect(broken).toMatchObject({ status: 500, body: { code: 'internal' } });
    expect(broken.body.message).toContain('please say 5f4dcc3b.');
    expect(JSON.parse(lines)).toMatchObject({ id: FROM_NGINX, call: 'getPincodes', fault: 'query' });
  });

  test('goes with each query to the server, in transactions too, and no further', needsServer, async () => {
    const { url, drop } = await newServerDatabase(SERVER);
    const { db, close } = await openServer(url);
    const own = sql`select query from pg_stat_activity where pid = pg_backend_pid()`;
    const trace = { call: 'getPincodes', requestId: FROM_NGINX };
    const signed = ` /*call='getPincodes',request_id='${FROM_NGINX}'*/`;
    const asked = await withTrace(trace, async () => [
      await db.execute(own),
      await db.transaction((tx) => tx.execute(own)),
    ]);
    for (const { rows } of asked) expect(String(rows[0]?.['query'])).toContain(signed);
    expect(String((await db.execute(own)).rows[0]?.['query'])).not.toContain('request_id');
    await close();
    await drop();
  });
});

import fs, { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ImportMessage } from '../../../contract/desk-imports.ts';
import { MAX_IMPORT_BYTES } from '../../../contract/body-limits.ts';
import { importRun } from '../../../provider/db/schema/import.ts';
import { importOnce, inspectUpload } from '../../../provider/domain/desk/imports.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { aFile } from '../fixtures/good-imports.ts';
import { type Answered, openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ EDITOR_KEY: EDITOR['x-editor-key'] });
});
afterAll(() => shop.close());

const uploads = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`haat-upload-${process.pid}-`));

const send = (path: string, body: Blob, headers: Record<string, string> = {}) =>
  shop.ask('POST', `/desk/imports${path}`, { body, headers: { ...EDITOR, ...headers } });
const load = (body: Blob, more = '') => send(`?file=goods.csv&by=Rina${more}`, body);
const list = async () => (await shop.ask('GET', '/desk/imports', { headers: EDITOR })).body;
const last = ({ body }: Answered) => (body as ImportMessage[]).at(-1);
const undo = (id: number) => shop.ask('POST', `/desk/imports/${id}/undo`, { body: { by: 'Rina' }, headers: EDITOR });

const GOODS = aFile('Code;Kind;Cost', 'a;Namak 500 g;1400', 'b;Muri;2000', 'c;;3000');
const FIELDS = 'fields=sku,name,price';

describe('a file of goods at the desk', () => {
  test('is inspected: columns, examples, and whether prices are in rupees', async () => {
    const { status, body } = await send('/inspect?file=goods.csv', GOODS);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      format: 'CSV, separated by semicolons, in UTF-8',
      columns: [{ name: 'Code' }, { name: 'Kind', examples: ['Namak 500 g', 'Muri'] }, { name: 'Cost', field: null }],
    });
    const named = await send('/inspect?file=goods.csv', aFile('name,price', 'Muri,2000', 'Namak,1400'));
    expect(named.body.data).toMatchObject({
      columns: [{ field: 'name' }, { field: 'price' }],
      prices: { isSure: false },
    });
  });

  test('is tried, with columns as they were corrected, and nothing is written', async () => {
    const tried = await send(`/try?file=goods.csv&${FIELDS}&prices=paise`, GOODS);
    expect(tried.headers.get('content-type')).toContain('application/x-ndjson');
    expect(tried.headers.get('x-accel-buffering')).toBe('no');
    expect(tried.body[0]).toEqual({ kind: 'rows', rows: 0, share: 0 });
    const csv = (tried.body as ImportMessage[])
      .map((message) => (message.kind === 'refused' ? message.csv : ''))
      .join('');
    expect(csv).toBe('\ufeffline,reason,Code,Kind,Cost\n4,it has no name,c,,3000\n');
    expect(last(tried)).toMatchObject({
      kind: 'report',
      report: { added: 2, refused: 1, refusals: [{ line: 4, reason: 'it has no name' }], photos: null },
    });
    expect(await list()).toEqual({ data: [], run: null });
  });

  test('is imported, listed, and undone', async () => {
    expect(last(await load(GOODS, `&${FIELDS}&prices=paise`))).toMatchObject({ report: { added: 2, refused: 1 } });
    const { data, run } = await list();
    expect(data).toMatchObject([{ file: 'goods.csv', by: 'Rina', added: 2, canUndo: true }]);
    expect(run).toMatchObject({ file: 'goods.csv', state: 'done', reason: null });
    expect((await shop.get('/product/web/search/?searchKey=muri')).body.data).toMatchObject([{ price: 20 }]);
    const { id } = data[0] as { id: number };
    const done = await undo(id);
    expect(done.body).toEqual([
      { kind: 'undoing' },
      { kind: 'report', report: { deleted: 2, delisted: 0, restored: 0 } },
    ]);
    expect(await undo(id)).toMatchObject({ status: 404, body: { code: 'no_import' } });
    const history = await shop.ask('GET', `/desk/history?subject=import:${id}`, { headers: EDITOR });
    expect(history.body.data).toMatchObject([
      { action: 'Import undone', by: 'Rina', name: 'goods.csv', before: { New: '2' } },
      { action: 'Imported', by: 'Rina', after: { New: '2' } },
    ]);
  });

  test('only the last import is undone', async () => {
    await load(aFile('sku,name,price', 'd,Chira,30'));
    await load(aFile('sku,name,price', 'e,Khoi,30'));
    const [, first] = (await list()).data as { id: number }[];
    const refused = last(await undo(first?.id ?? 0)) as unknown;
    expect(refused).toMatchObject({ kind: 'failed', status: 409, code: 'not_the_last' });
  });

  test('packed by gzip it says the same', async () => {
    const packed = new Blob([gzipSync('sku,name,price\nf,Doi,30')]);
    expect(last(await send('/try?file=goods.csv', packed))).toMatchObject({ report: { added: 1 } });
  });

  test('is asked about where no name tells the price, and said to be silent on the stock', async () => {
    const file = aFile('S.No.,Item,Rate A,Rate B,Landing Cost', '1,Namak,20,28,14', '2,Muri,30,38,22');
    const { body } = await send('/inspect?file=goods.csv', file);
    expect(body.data).toMatchObject({
      columns: [
        { field: null, ignoredAs: 'row-number' },
        { field: 'name', ignoredAs: null },
        { field: null },
        { field: null },
        { field: null, ignoredAs: 'cost' },
      ],
      prices: { asked: [2, 3] },
      stock: 'unknown',
      usualStock: 50,
    });
    expect(last(await send('/try?file=goods.csv', file))).toMatchObject({ kind: 'failed', code: 'price_asked' });
    expect(last(await load(file))).toMatchObject({ kind: 'failed', code: 'price_asked' });
    const said = last(await send('/try?file=goods.csv&fields=,name,,price,', file));
    expect(said).toMatchObject({ report: { added: 2 } });
    const told = await send('/inspect?file=goods.csv', aFile('Name,Price,Closing Qty', 'Namak,20,0'));
    expect(told.body.data).toMatchObject({ prices: { asked: [] }, stock: 'said' });
  });
});

test('an import goes on though nobody listens any more', async () => {
  const rows = Array.from({ length: 400 }, (_, i) => `many-${i},Namak ${i},30`);
  const request = new Request('http://shop/api/desk/imports?file=many.csv&by=Rina', {
    method: 'POST',
    headers: { ...EDITOR, 'content-type': 'application/octet-stream' },
    body: aFile('sku,name,price', ...rows),
  });
  const reader = (await shop.fetch(request)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const ended = { file: 'many.csv', state: 'done' };
  await expect.poll(async () => (await list()).run).toMatchObject(ended);
  expect((await list()).data[0]).toMatchObject({ file: 'many.csv', added: 400 });
});

describe('is refused, in words for who stands at the desk', () => {
  test.each([
    ['no table', aFile('hello'), '', 'not_importable', /names only one column/],
    [
      'no text',
      new Blob([new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 0, 0x0a, 0x61])]),
      '',
      'not_importable',
      /not CSV/,
    ],
    ['no price', aFile('sku,name', 'a,Namak'), '&fields=sku,name', 'columns_missing', /as the price of the goods/],
    ['other columns', aFile('sku,name', 'a,Namak'), '&fields=sku', 'other_columns', /choose it again/],
    ['two prices', aFile('a,b,c', 'x,1,2'), '&fields=name,price,price', 'not_importable', /can’t both be the price/],
    ['a damaged zip', new Blob(['PK\u0003\u0004nothing']), '', 'not_importable', /is damaged/],
  ])('%s', async (_, body, more, code, message) => {
    const answer = await load(body, more);
    // What is missing is asked on the page; what is no file of goods is refused at once.
    const said = (answer.status === 200 ? last(answer) : answer.body) as { message: string };
    expect(said).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(said.message).not.toMatch(/--|haat-upload/);
  });

  test('a file that leaves less than half on sale, until that is meant', async () => {
    const before = await list();
    const few = aFile('sku,name,price', 'z,Only one,5');
    const refused = last(await load(few, '&replace=true')) as { message: string };
    expect(refused).toMatchObject({ kind: 'failed', status: 422, code: 'too_few' });
    expect(refused.message).toMatch(/^Nothing was changed: [\d,]+ of the [\d,]+ products .* no longer be sold\.$/);
    expect((await list()).run).toMatchObject({ state: 'failed', reason: refused.message });
    expect((await list()).data).toEqual(before.data);
    const tried = last(await send('/try?file=goods.csv&replace=true&allowFewer=true', few));
    expect(tried).toMatchObject({ report: { added: 1 } });
  });

  test('a file without whoever’s name, and one that is too large by its length or by itself', async () => {
    expect(await send('?file=goods.csv', GOODS)).toMatchObject({
      status: 400,
      body: { message: 'Please enter your name.' },
    });
    const long = { 'content-length': String(MAX_IMPORT_BYTES + 1) };
    expect(await send('/inspect?file=x', GOODS, long)).toMatchObject({ status: 413, body: { code: 'too_large' } });
    const large = new Blob([new Uint8Array(MAX_IMPORT_BYTES + 1)]);
    expect(await send('/inspect?file=x', large)).toMatchObject({
      status: 413,
      body: { message: expect.stringContaining('larger than 64 MB') },
    });
  });

  test('a file that comes too early, while as much as one may send is on its way', async () => {
    const senders: ReadableStreamDefaultController[] = [];
    for (let each = 0; each < 3; each += 1) {
      const body = new ReadableStream({ start: (controller) => void senders.push(controller) });
      const headers = { ...EDITOR, 'content-type': 'application/octet-stream' };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      void shop.fetch(new Request('http://shop/api/desk/imports/inspect?file=x', init));
    }
    await expect.poll(() => uploads().length).toBe(3);
    const refused = await send('/inspect?file=x', GOODS, { 'content-length': String(MAX_IMPORT_BYTES) });
    expect(refused).toMatchObject({ status: 429, body: { code: 'sending_already' } });
    expect(refused.headers.get('retry-after')).toBe('10');
    for (const sender of senders) sender.error(new Error('gone'));
    await expect.poll(uploads).toEqual([]);
    expect((await send('/inspect?file=goods.csv', GOODS)).status).toBe(200);
  });

  test('a file that our disk has no room for, which is our fault and written down', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const open = fs.createWriteStream;
    const opened = vi.spyOn(fs, 'createWriteStream').mockImplementation(() => open('/dev/full'));
    syncBuiltinESMExports();
    const answer = await send('/inspect?file=goods.csv', new Blob([new Uint8Array(3_000_000)]));
    opened.mockRestore();
    syncBuiltinESMExports();
    expect(answer).toMatchObject({
      status: 507,
      body: { code: 'disk_full', message: 'There is no room left for this on our side. Please try again later.' },
    });
    expect(written.mock.calls.flat().join()).toContain('ENOSPC');
    written.mockClear();
  });

  test('while another process imports, until that one has gone without a word', async () => {
    const { now } = shop.clock;
    const other = { file: 'other.csv', by: 'Sourav', at: now, beatAt: now, state: 'under-way' } as const;
    await shop.db.insert(importRun).values(other);
    const again = () => load(aFile('sku,name,price', 'g,Ghee,600'));
    expect(last(await again())).toMatchObject({ kind: 'failed', status: 409, code: 'import_under_way' });
    expect((await list()).run).toMatchObject({ file: 'other.csv', by: 'Sourav', state: 'under-way' });
    shop.clock.now = new Date(now.getTime() + 2 * 60_000);
    expect((await list()).run).toMatchObject({ state: 'broken-off' });
    expect(last(await again())).toMatchObject({ report: { added: 1 } });
  });

  test('while this one tries a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'haat-twice-'));
    const path = join(folder, 'goods.csv');
    writeFileSync(path, 'sku,name,price\nh,Honey,300');
    const { catalogue } = await inspectUpload({ path, name: 'goods.csv' });
    const options = { by: 'Rina', now: () => shop.clock.now, pictureFor: () => '', allowedHosts: [] };
    const once = () =>
      importOnce(
        shop.db,
        { catalogue, name: 'goods.csv' },
        { ...options, isDryRun: true, replace: false, allowFewer: false },
        () => {},
      );
    const [first, second] = await Promise.allSettled([once(), once()]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
    expect(await once()).toBeUndefined();
    rmSync(folder, { recursive: true });
  });

  test('whatever happened, no file is left behind', async () => {
    await expect.poll(uploads).toEqual([]);
  });
});

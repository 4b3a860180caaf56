import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportMessage } from '../../../contract/desk-imports.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { aFile } from '../fixtures/good-imports.ts';
import { openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ EDITOR_KEY: EDITOR['x-editor-key'] });
});
afterAll(() => shop.close());

const goods = aFile('sku,name,price', ...Array.from({ length: 20_000 }, (_, i) => `many-${i},Namak ${i},30`));
const tryFile = (body: Blob) =>
  shop.fetch(
    new Request('http://shop/api/desk/imports/try?file=goods.csv', {
      method: 'POST',
      headers: { ...EDITOR, 'content-type': 'application/octet-stream' },
      body,
    }),
  );
const lastOf = async (answer: Response): Promise<ImportMessage> =>
  JSON.parse((await answer.text()).trim().split('\n').at(-1) ?? '') as ImportMessage;

test('a file that is only tried is read for as long as somebody waits for it, and shoppers are answered meanwhile', async () => {
  let began = performance.now();
  const tried = tryFile(goods).then(lastOf);
  let answered = 0;
  let isOver = false;
  void tried.finally(() => (isOver = true));
  while (!isOver) {
    expect((await shop.get('/product/web/search/?searchKey=rice')).status).toBe(200);
    answered += 1;
  }
  expect(await tried).toMatchObject({ kind: 'report', report: { added: 20_000 } });
  const whole = performance.now() - began;
  expect(answered).toBeGreaterThan(10);

  const reader = (await tryFile(goods)).body?.getReader();
  await reader?.read();
  began = performance.now();
  await reader?.cancel();
  const again = async () => (await lastOf(await tryFile(aFile('sku,name,price', 'a,Muri,30')))).kind;
  await expect.poll(again).toBe('report');
  expect(performance.now() - began).toBeLessThan(whole / 2);
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pincode } from '../../../provider/db/schema/address.ts';
import { openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
let pincodeId: number;
beforeAll(async () => {
  shop = await openShop();
  pincodeId = (await shop.db.select().from(pincode).orderBy(pincode.pincode))[0]?.id ?? 0;
});
afterAll(() => shop.close());

const HOME = { label: 'Home', name: 'Mou Sen', phone: '98300 12345', line1: '4 Rashbehari Avenue', city: 'Kolkata' };
const save = (token: string, more: object = {}) =>
  shop.ask('POST', '/user-address/', { token, body: { ...HOME, pincodeId, ...more } });

describe('§7 addresses', () => {
  test('an address is saved, changed and forgotten', async () => {
    const { token } = await shop.register();
    const { data } = (await save(token, { pincodeId: String(pincodeId) })).body;
    expect(data).toMatchObject({
      ...HOME,
      phone: '9830012345',
      line2: null,
      pincode: { id: pincodeId, pincode: '700001' },
    });
    const changed = await shop.ask('PUT', `/user-address/${data.id}`, {
      token,
      body: { ...HOME, pincodeId, label: 'Work' },
    });
    expect(changed.body.data.label).toBe('Work');
    expect((await shop.get('/user-address/', token)).body.data).toEqual([changed.body.data]);
    expect((await shop.ask('DELETE', `/user-address/${data.id}`, { token })).body.data.id).toBe(data.id);
    expect((await shop.get(`/user-address/${data.id}`, token)).status).toBe(404);
  });

  test('another’s address does not exist', async () => {
    const [mou, rina] = [await shop.register(), await shop.register()];
    const { id } = (await save(mou.token)).body.data;
    expect((await shop.get(`/user-address/${id}`, rina.token)).status).toBe(404);
    expect(
      (await shop.ask('PUT', `/user-address/${id}`, { token: rina.token, body: { ...HOME, pincodeId, line1: 'Mine' } }))
        .status,
    ).toBe(404);
    expect((await shop.ask('DELETE', `/user-address/${id}`, { token: rina.token })).status).toBe(404);
    expect((await shop.get(`/user-address/${id}`, mou.token)).body.data.line1).toBe(HOME.line1);
  });

  test('bad fields and an unknown pincode are named', async () => {
    const { token } = await shop.register();
    const { status, body } = await save(token, { phone: '12', line1: '', name: 7 });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object).sort()).toEqual(['line1', 'name', 'phone']);
    expect((await save(token, { pincodeId: 'x' })).body.fields).toHaveProperty('pincodeId');
  });

  test('an id with a character that no key types is no other address', async () => {
    const { token } = await shop.register();
    const { id } = (await save(token)).body.data as { id: number };
    for (const odd of [`${id}%00`, `%00${id}`, `${id}%0a`])
      expect((await shop.get(`/user-address/${odd}`, token)).status).toBe(404);
    expect((await shop.get(`/user-address/${id}`, token)).status).toBe(200);
  });

  test('what no database can keep is kept without it', async () => {
    const { token } = await shop.register();
    expect((await save(token, { line1: 'a\0b', landmark: '\ud83d' })).body.data).toMatchObject({
      line1: 'ab',
      landmark: '\ufffd',
    });
  });
});

describe('the default address', () => {
  const labels = async (token: string) =>
    ((await shop.get('/user-address/', token)).body.data as { label: string; isDefault: boolean }[]).map(
      ({ label, isDefault }) => (isDefault ? `${label} (default)` : label),
    );

  test('comes first, and takes the place of the one before', async () => {
    const { token } = await shop.register();
    await save(token);
    const office = (await save(token, { label: 'Office', isDefault: true })).body.data;
    expect(await labels(token)).toEqual(['Office (default)', 'Home']);
    const mother = (await save(token, { label: 'Ma', isDefault: true })).body.data;
    expect(await labels(token)).toEqual(['Ma (default)', 'Home', 'Office']);
    await shop.ask('PUT', `/user-address/${office.id}`, { token, body: { ...HOME, pincodeId, isDefault: true } });
    expect(await labels(token)).toEqual(['Home (default)', 'Home', 'Ma']);
    expect((await shop.get(`/user-address/${mother.id}`, token)).body.data.isDefault).toBe(false);
  });

  test('stays so when it is changed without a word on that, and can be taken back', async () => {
    const { token } = await shop.register();
    await save(token, { label: 'First' });
    const { id } = (await save(token, { isDefault: true })).body.data;
    const change = (more: object) =>
      shop.ask('PUT', `/user-address/${id}`, { token, body: { ...HOME, pincodeId, ...more } });
    await change({ label: 'Moved' });
    expect(await labels(token)).toEqual(['Moved (default)', 'First']);
    await change({ label: 'Moved', isDefault: false });
    expect(await labels(token)).toEqual(['First', 'Moved']);
  });

  test('is one, however many are made so at once', async () => {
    const { token } = await shop.register();
    await Promise.all(['A', 'B', 'C', 'D'].map((label) => save(token, { label, isDefault: true })));
    expect((await labels(token)).filter((label) => label.endsWith('(default)'))).toHaveLength(1);
  });

  test('another customer’s changes nothing here', async () => {
    const [mou, rina] = [await shop.register(), await shop.register()];
    await save(mou.token, { isDefault: true });
    const { id } = (await save(rina.token, { label: 'Mine', isDefault: true })).body.data;
    const stolen = { token: mou.token, body: { ...HOME, pincodeId, isDefault: true } };
    expect((await shop.ask('PUT', `/user-address/${id}`, stolen)).status).toBe(404);
    expect([await labels(mou.token), await labels(rina.token)]).toEqual([['Home (default)'], ['Mine (default)']]);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kyc, walletTransaction } from '../../../provider/db/schema/customer.ts';
import { openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const PAN = 'ABCPE1234F';
const AADHAAR = '2341 2341 2346';
const GSTIN = '27AAPFU0939F1ZV';

describe('§7 profile', () => {
  test('name and e-mail can be changed', async () => {
    const { token } = await shop.register('Mou');
    expect((await shop.get('/customer/myprofile', token)).body.data).toMatchObject({
      name: 'Mou',
      email: null,
      kyc: { status: 'none' },
    });
    const changed = await shop.ask('PUT', '/customer/myprofile', {
      token,
      body: { name: ' Mou Sen ', email: 'mou@example.in' },
    });
    expect(changed.body.data).toMatchObject({ name: 'Mou Sen', email: 'mou@example.in' });
    expect((await shop.get('/customer/detail', token)).body.data.name).toBe('Mou Sen');
  });

  test('another customer’s id in a query is refused', async () => {
    const { token, id } = await shop.register();
    expect((await shop.get(`/product/web/?customerId=${id}`, token)).status).toBe(200);
    expect((await shop.get(`/product/web/?customerId=${id + 1}`, token)).status).toBe(403);
  });
});

describe('KYC', () => {
  test('numbers come back masked and are nowhere in the database', async () => {
    const { token, id } = await shop.register();
    const { body } = await shop.ask('PUT', '/customer/update-kyc', {
      token,
      body: { pan: 'abcpe1234f', aadhaar: AADHAAR, gstin: GSTIN },
    });
    expect(body.data).toEqual({
      status: 'submitted',
      pan: 'XXXXXX234F',
      aadhaar: 'XXXXXXXX2346',
      gstin: 'XXXXXXXXXXXF1ZV'.slice(-15),
    });
    expect((await shop.get('/customer/myprofile', token)).body.data.kyc).toEqual(body.data);
    const kept = JSON.stringify(await shop.db.select().from(kyc).where(eq(kyc.customerId, id)));
    for (const number of [PAN, '234123412346', GSTIN]) expect(kept).not.toContain(number);
  });

  test('each wrong number is named', async () => {
    const { token } = await shop.register();
    const { status, body } = await shop.ask('PUT', '/customer/update-kyc', {
      token,
      body: { pan: 'ABCDE1234', aadhaar: '2341 2341 2345', gstin: '27AAPFU0939F1ZW' },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object)).toEqual(['pan', 'aadhaar', 'gstin']);
    expect(JSON.stringify(body)).not.toContain('2341');
  });

  test('GSTIN may be left out', async () => {
    const { token } = await shop.register();
    expect(
      (await shop.ask('PUT', '/customer/update-kyc', { token, body: { pan: PAN, aadhaar: AADHAAR } })).body.data.gstin,
    ).toBeNull();
  });
});

describe('§7 wallet', () => {
  test('shows the customer’s own transactions, newest first, in rupees', async () => {
    const [mou, rina] = [await shop.register(), await shop.register()];
    const at = (minute: number) => new Date(shop.clock.now.getTime() + minute * 60_000);
    await shop.db.insert(walletTransaction).values([
      { customerId: mou.id, kind: 'credit', amountPaise: 5050, balancePaise: 5050, note: 'Refund', at: at(1) },
      { customerId: mou.id, kind: 'debit', amountPaise: 50, balancePaise: 5000, at: at(2) },
    ]);
    const { data } = (await shop.get('/customer/transaction', mou.token)).body;
    expect(data).toMatchObject([
      { kind: 'debit', amount: 0.5, balance: 50 },
      { kind: 'credit', amount: 50.5, note: 'Refund' },
    ]);
    expect((await shop.get('/customer/transaction', rina.token)).body.data).toEqual([]);
  });
});

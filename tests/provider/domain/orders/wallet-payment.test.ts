import { afterAll, describe, expect, test } from 'vitest';
import { openWalletFixture } from '../../fixtures/wallet-fixture.ts';

const { shop, add, order, shopperWith, balance, read, move, decide, byQr, placed, mark, close } =
  await openWalletFixture();
afterAll(close);

describe('an order paid from the wallet', () => {
  test('takes as much as there is, and the rest stays to be paid', async () => {
    const mou = await shopperWith(12_000);
    const id = await placed(mou, { toPay: 305 });
    expect(await read(mou, id)).toMatchObject({ walletAmount: 120, toPay: 305, paymentMethod: 'cash' });
    expect(await balance(mou)).toBe(0);
    const [line] = (await shop.get('/customer/transaction', mou.token)).body.data;
    expect(line).toMatchObject({
      kind: 'debit',
      amount: 120,
      balance: 0,
      note: expect.stringMatching(/^HT-\d+ was placed$/),
    });
  });

  test('wholly needs no other payment, and no reference', async () => {
    const mou = await shopperWith(100_000);
    const id = await placed(mou, { paymentMethod: 'qr', toPay: 0 });
    expect(await read(mou, id)).toMatchObject({
      walletAmount: 425,
      toPay: 0,
      paymentMethod: 'cash',
      paymentStatus: null,
    });
    expect(await balance(mou)).toBe(575);
  });

  test('leaves the wallet alone unless it is asked to take from it', async () => {
    const mou = await shopperWith(12_000);
    expect((await order(mou, { toPay: 425 })).body.data).toMatchObject({ walletAmount: 0, toPay: 425 });
    expect(await balance(mou)).toBe(120);
  });

  test('is refused, and takes nothing, when the wallet holds less than was seen', async () => {
    const mou = await shopperWith(12_000);
    expect(await order(mou, { useWallet: true, toPay: 225 })).toMatchObject({
      status: 409,
      body: { code: 'total_changed' },
    });
    expect(await balance(mou)).toBe(120);
  });

  test('still needs the reference of what is paid by QR', async () => {
    const mou = await shopperWith(12_000);
    const refused = await order(mou, { useWallet: true, paymentMethod: 'qr' });
    expect(refused).toMatchObject({ status: 422, body: { code: 'payment_reference' } });
    expect(await balance(mou)).toBe(120);
  });

  test('takes it once, however often the same order is sent at the same moment', async () => {
    const mou = await shopperWith(100_000);
    const answers = await Promise.all([1, 2, 3].map(() => order(mou, { useWallet: true }, 'the-same-order')));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await balance(mou)).toBe(575);
  });

  test('never takes more than there is, of two orders at the same moment', async () => {
    const mou = await shopperWith(50_000);
    const again = async () => {
      await add(mou, 'basmati-rice', 3);
      return order(mou, { useWallet: true });
    };
    const answers = await Promise.all([order(mou, { useWallet: true }), again()]);
    const paid = answers
      .filter(({ status }) => status === 200)
      .reduce((sum, { body }) => sum + body.data.walletAmount, 0);
    expect(await balance(mou)).toBe(500 - paid);
  });
});

describe('what the wallet paid', () => {
  test('comes back when the order is cancelled, once', async () => {
    const mou = await shopperWith(12_000);
    const id = await placed(mou);
    const cancel = () => shop.ask('PUT', `/order/cancel/${id}`, { token: mou.token });
    await Promise.all([cancel(), cancel()]);
    expect(await balance(mou)).toBe(120);
  });

  test('comes back with the confirmed payment, and what is found later comes by itself', async () => {
    const mou = await shopperWith(12_000);
    const first = await placed(mou, byQr());
    await decide(first, 'confirmed');
    await move(first, 'cancelled');
    expect(await balance(mou)).toBe(425);
    await add(mou, 'basmati-rice', 5);
    const second = await placed(mou, byQr());
    const { toPay } = await read(mou, second);
    await move(second, 'cancelled');
    expect(await balance(mou)).toBe(425);
    await decide(second, 'confirmed');
    expect(await balance(mou)).toBe(425 + toPay);
  });

  test('is what missing units give back once nothing is left to pay', async () => {
    const mou = await shopperWith(40_000);
    const id = await placed(mou, { toPay: 25 });
    await mark(id, 0, 1);
    // ₹22.50 less at the door, and nothing for the wallet.
    expect(await read(mou, id)).toMatchObject({ refundAmount: 22.5, walletRefund: 0, refundInWallet: false });
    expect(await balance(mou)).toBe(0);
    await mark(id, 1, 1);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 142.5, walletRefund: 117.5, refundInWallet: false });
    expect(await balance(mou)).toBe(117.5);
    await move(id, 'cancelled');
    expect(await balance(mou)).toBe(400);
  });

  test('comes back for missing units of an order that it paid wholly', async () => {
    const mou = await shopperWith(100_000);
    const id = await placed(mou);
    await mark(id, 0, 2);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 45, walletRefund: 45, refundInWallet: true });
    expect(await balance(mou)).toBe(575 + 45);
  });

  test('does not keep a payment from being refused', async () => {
    const mou = await shopperWith(40_000);
    const id = await placed(mou, byQr());
    await mark(id, 1, 1);
    expect(await balance(mou)).toBe(95);
    await decide(id, 'refused');
    expect(await read(mou, id)).toMatchObject({ paymentStatus: 'refused', walletRefund: 95 });
  });

  test('nobody reads another’s', async () => {
    expect((await shop.get('/customer/wallet')).status).toBe(401);
  });
});

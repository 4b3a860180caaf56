import { describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { credit } from '../../../../provider/domain/customer/wallet-ledger.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { updatePaymentStatus } from '../../../../provider/domain/orders/qr-payments.ts';
import { needsServer, SERVER } from '../../../skip-unless.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { CLIENTS, fillCartsDifferently, gatherCrowd, PROCESSES } from '../../fixtures/crowd.ts';

describe(`orders of ${CLIENTS} clients over ${PROCESSES} processes`, needsServer, () => {
  const crowd = gatherCrowd(SERVER);

  test('orders and cancellations of the same goods at the same moment never wait for each other, and add up', async () => {
    await crowd.fillCarts(['tomato', 'masoor-dal']);
    const paid = (round: number) => (turn: number) => ({
      paymentMethod: 'qr',
      paymentReference: String(100_000_000_000 * round + turn),
      couponCode: 'TEN',
    });
    const first = (await crowd.orderAll(paid(1))).map(({ body }) => body.data.id as number);
    for (const id of first.slice(0, CLIENTS / 2))
      await inTransaction(crowd.db, (tx) => updatePaymentStatus(tx, id, 'confirmed', new Date()));
    await crowd.fillCarts(['tomato', 'masoor-dal']);
    const [second] = await Promise.all([
      crowd.orderAll(paid(2)),
      ...first.map((id) => inTransaction(crowd.db, (tx) => changeOrderStatus(tx, id, 'cancelled', new Date()))),
    ]);
    expect(second.map(({ status }) => status)).toEqual(Array(CLIENTS).fill(200));
    await expectItAddsUp(crowd.db, crowd.before);
  });

  test('of orders that give one payment reference, and are confirmed at the same moment, it counts for one', async () => {
    await fillCartsDifferently(crowd.db, crowd.clients);
    const reference = (turn: number) => (turn % 2 ? '4999 8888 7777' : '499988887777');
    const answers = await crowd.orderAll((turn) => ({ paymentMethod: 'qr', paymentReference: reference(turn) }));
    expect(answers.map(({ status }) => status)).toEqual(Array(CLIENTS).fill(200));
    const confirming = await Promise.allSettled(
      answers.map(({ body }) =>
        inTransaction(crowd.db, (tx) => updatePaymentStatus(tx, body.data.id as number, 'confirmed', new Date())),
      ),
    );
    expect(confirming.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of confirming) if (one.status === 'rejected') expect(String(one.reason)).toContain('was seen for');
    await expectItAddsUp(crowd.db, crowd.before);
  });

  test('a wallet pays for one order while money of another comes back into it, and never holds less than nothing', async () => {
    for (const { id } of crowd.clients)
      await inTransaction(crowd.db, (tx) => credit(tx, id, 10_000, 'A gift', new Date()));
    await fillCartsDifferently(crowd.db, crowd.clients);
    const first = (await crowd.orderAll(() => ({ paymentMethod: 'cash', useWallet: true }))).map(
      ({ body }) => body.data.id as number,
    );
    await fillCartsDifferently(crowd.db, crowd.clients);
    const [second, third] = await Promise.all([
      crowd.orderAll(() => ({ paymentMethod: 'cash', useWallet: true })),
      // The same carts once more at the same moment: one of the two finds its cart empty.
      crowd.orderAll(() => ({ paymentMethod: 'cash', useWallet: true })),
      ...first.map((id) => inTransaction(crowd.db, (tx) => changeOrderStatus(tx, id, 'cancelled', new Date()))),
    ]);
    for (const [turn, { status }] of second.entries()) expect([status, third[turn]?.status].sort()).toEqual([200, 409]);
    await expectItAddsUp(crowd.db, crowd.before);
  });

  test('customers cancel while the shop packs: each order goes one way, and gives back once', async () => {
    await fillCartsDifferently(crowd.db, crowd.clients);
    const payment = (turn: number) => ({ paymentMethod: 'qr', paymentReference: String(300_000_000_000 + turn) });
    const placed = (await crowd.orderAll(payment)).map(({ body }) => body.data as { id: number; number: string });
    for (const { id } of placed)
      await inTransaction(crowd.db, (tx) => updatePaymentStatus(tx, id, 'confirmed', new Date()));
    const cancel = (turn: number, process = 0) =>
      crowd.ask(turn + process, 'PUT', `/order/cancel/${placed[turn]?.id}`, { token: crowd.clients[turn]?.token });
    await Promise.all(
      placed.map(async ({ id }, turn) => {
        const pack = () =>
          inTransaction(crowd.db, (tx) => changeOrderStatus(tx, id, 'packed', new Date())).then(
            () => true,
            () => false,
          );
        // Half of the operators are there first; every customer presses twice.
        const early = turn % 2 ? pack() : undefined;
        const cancelling = [cancel(turn), cancel(turn, 1)];
        const [isPacked, ...answers] = await Promise.all([early ?? pack(), ...cancelling]);
        expect(answers.map(({ status }) => status)).toEqual(isPacked ? [409, 409] : [200, 200]);
      }),
    );
    await expectItAddsUp(crowd.db, crowd.before);
  });
});

import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { paymentCommand } from '../../../../provider/cli/payment.ts';
import { order as orders } from '../../../../provider/db/schema/order.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';
import { runHere } from '../../fixtures/run-here.ts';

const { shop, shopper, order } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
afterAll(() => shop.close());

interface Placed {
  readonly id: number;
  readonly number: string;
}

const desk = (method: string, path: string, body?: object) =>
  shop.ask(method, `/desk/orders${path}`, { body, headers: EDITOR });
const decide = ({ id }: Placed, from: string, to: string) => desk('PUT', `/${id}/payment`, { by: 'Rina', from, to });
const read = async ({ id }: Placed) => (await desk('GET', `/${id}`)).body.data;
const row = async ({ id }: Placed) =>
  (await desk('GET', '')).body.data.orders.find((one: { id: number }) => one.id === id);

let references = 612_345_678_900;

/** Of a guesser and of who paid, both to be checked. */
async function twoWithOneReference() {
  const reference = String((references += 1));
  const spaced = `${reference.slice(0, 4)} ${reference.slice(4)}`;
  const both: Placed[] = [];
  for (const paymentReference of [reference, spaced]) {
    const { status, body } = await order(await shopper(['tomato', 1]), { paymentMethod: 'qr', paymentReference });
    expect(status, JSON.stringify(body)).toBe(200);
    both.push(body.data as Placed);
  }
  const [guessed, paid] = both as [Placed, Placed];
  return { guessed, paid, reference };
}

describe('two orders that give one payment reference', () => {
  test('are both shown so at the desk, until one is refused', async () => {
    const { guessed, paid } = await twoWithOneReference();
    for (const [one, other] of [
      [guessed, paid],
      [paid, guessed],
    ] as const) {
      expect(await row(one)).toMatchObject({ paymentStatus: 'checking', sameReference: 1 });
      expect((await read(one)).sameReference).toMatchObject([
        { id: other.id, number: other.number, name: 'Mou Sen', amount: 62.5, paymentStatus: 'checking' },
      ]);
    }
    expect((await decide(guessed, 'checking', 'refused')).status).toBe(200);
    expect(await row(paid)).toMatchObject({ sameReference: 0 });
    expect((await read(paid)).sameReference).toEqual([]);
  });

  test('are confirmed one at most, also at the same moment; who was wrong about it can put it right', async () => {
    const { guessed, paid } = await twoWithOneReference();
    const both = await Promise.all([decide(guessed, 'checking', 'confirmed'), decide(paid, 'checking', 'confirmed')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [seen, other] = both[0].status === 200 ? [guessed, paid] : [paid, guessed];
    expect(await decide(other, 'checking', 'confirmed')).toMatchObject({
      status: 409,
      body: {
        code: 'payment_reference_used',
        message: `The payment with this reference was seen for ${seen.number} already. If it belongs to ${other.number}, mark the other one’s as not found first.`,
      },
    });
    expect((await read(other)).sameReference).toMatchObject([{ number: seen.number, paymentStatus: 'confirmed' }]);
    expect((await decide(seen, 'confirmed', 'refused')).status).toBe(200);
    expect((await decide(other, 'checking', 'confirmed')).status).toBe(200);
  });

  test('of which a version before gave one the reference when it was placed: it is free for who paid', async () => {
    const { guessed, paid, reference } = await twoWithOneReference();
    await shop.db.update(orders).set({ paymentKey: reference }).where(eq(orders.id, guessed.id));
    expect((await decide(paid, 'checking', 'confirmed')).status).toBe(200);
    expect((await decide(guessed, 'checking', 'confirmed')).status).toBe(409);
  });

  test('are named together by the command', async () => {
    const { guessed, paid } = await twoWithOneReference();
    const { said } = await runHere(paymentCommand, [], shop.db);
    const lines = said.split('\n');
    expect(lines.find((line) => line.startsWith(guessed.number))).toContain(
      `reference also given with ${paid.number} (checking)`,
    );
    expect(lines.find((line) => line.startsWith(paid.number))).toContain(`${guessed.number} (checking)`);
  });
});

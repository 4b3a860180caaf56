import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { customer as customers } from '../../../../provider/db/schema/customer.ts';
import { message } from '../../../../provider/db/schema/message.ts';
import { openChannels } from '../../../../provider/domain/messages/channels.ts';
import { sendDue } from '../../../../provider/domain/messages/send-messages.ts';
import { saveChannels } from '../../../../provider/repositories/message.ts';
import { readKeys } from '../../../../provider/secrets/keys.ts';
import { readSettings } from '../../../../provider/settings/settings.ts';
import { openMailServer } from '../../fixtures/mail-server.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

let answer: string | undefined = '250 taken';
const server = await openMailServer(() => answer);
const { shop, shopper, order } = await openOrderFixture();
afterAll(async () => {
  await shop.close();
  await server.close();
});

const { db, clock } = shop;
const settings = readSettings({ MESSAGE_SMTP_URL: server.url, MESSAGE_FROM: 'Haat <orders@shop.example>' });
const keys = await readKeys(db, shop.settings);
/** Until a test says so, no time is up. */
let timeIsUp = new AbortController();
const channels = openChannels({ db, settings, keys, now: () => clock.now, deadline: () => timeIsUp.signal });
const send = () => sendDue({ db, channels, shop: 'Haat', now: () => clock.now });

/** Places an order of a customer with that e-mail address. */
async function placed(email: string | null): Promise<string> {
  const customer = await shopper(['tomato', 1]);
  await db.update(customers).set({ email }).where(eq(customers.id, customer.id));
  return (await order(customer, { language: 'hi' })).body.data.number as string;
}

beforeEach(async () => {
  answer = '250 taken';
  timeIsUp = new AbortController();
  server.mails.length = 0;
  await db.delete(message);
  await saveChannels(db, [...channels.keys()]);
});

describe('e-mail about an order', () => {
  test('goes to whoever has an address in the profile, and to nobody else', async () => {
    await placed(null);
    const number = await placed('mou@example.com');
    expect(await send()).toBe(1);
    expect(server.mails.map(({ to }) => to)).toEqual(['mou@example.com']);
    const [row] = await db.select().from(message);
    const [mail] = server.mails;
    expect(mail?.text).toContain('From: Haat <orders@shop.example>');
    expect(mail?.text).toContain(`Message-ID: <${row?.key}@shop.example>`);
    expect(mail?.text).toContain(`X-Order: ${number}`);
    expect(row).toMatchObject({ state: 'sent', channel: 'email' });
  });

  test('is sent again when the server asks for it, and given up when it refuses', async () => {
    await placed('mou@example.com');
    answer = '451 come again';
    await send();
    expect(await db.select().from(message)).toMatchObject([{ state: 'pending', fault: 'smtp_451' }]);
    clock.now = new Date(clock.now.getTime() + 10_000);
    answer = '550 nobody of this name';
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await send();
    expect(await db.select().from(message)).toMatchObject([{ state: 'failed', fault: 'smtp_550' }]);
    expect(error.mock.calls.flat().join(' ')).not.toContain('mou@');
    error.mockReset();
  });

  test('that a server takes word by word, and never wholly, is given up when its time is up, and its connection with it', async () => {
    await placed('mou@example.com');
    answer = undefined;
    const sending = send();
    await expect.poll(server.isDripping).toBe(true);
    timeIsUp.abort();
    await sending;
    expect(await db.select().from(message)).toMatchObject([{ state: 'pending', fault: 'smtp_unreachable' }]);
    await expect.poll(server.isDripping).toBe(false);
  });
});

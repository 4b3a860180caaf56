import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answered } from '../../../../harness/processes.ts';
import { openShop, type Shop } from '../../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let phones = 8_100_000_000;
let addresses = 0;
const elsewhere = () => `10.2.${Math.trunc((addresses += 1) / 250)}.${addresses % 250}`;
const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** A browser keeps the ticket it was given; a client written from section 7 knows of none. */
class Client {
  ticket: string | null = null;
  readonly keepsTicket: boolean;
  constructor(keepsTicket: boolean) {
    this.keepsTicket = keepsTicket;
  }

  async post(path: string, body: object, from = elsewhere()): Promise<Answered> {
    const headers = { 'x-from': from, ...(this.ticket !== null && { 'x-otp-ticket': this.ticket }) };
    const answered = await shop.ask('POST', `/customer/${path}`, { body, headers });
    if (this.keepsTicket) this.ticket = answered.headers.get('x-otp-ticket') ?? this.ticket;
    return answered;
  }
  askCode = (phone: string, from?: string) => this.post('login/get-otp', { phone }, from);
  verify = (phone: string, otp: string, from?: string) => this.post('login/verify-otp', { phone, otp }, from);
}
const browser = () => new Client(true);
const plainClient = () => new Client(false);

/** A customer, with the browser that has proved the number. */
async function customer(): Promise<{ phone: string; own: Client }> {
  const phone = String((phones += 1));
  const own = browser();
  const { body } = await own.post('register', { phone, name: 'Mou Sen' });
  expect((await own.post('register/verify-otp', { phone, otp: body.otp as string })).status).toBe(200);
  later(3600);
  return { phone, own };
}

describe('a stranger and the code of the browser that asked', () => {
  test('tries without its ticket do not touch it', async () => {
    const { phone } = await customer();
    const owner = browser();
    const code = (await owner.askCode(phone)).body.otp as string;
    for (let turn = 0; turn < 12; turn += 1) await plainClient().verify(phone, otherThan(code));
    const refused = await plainClient().verify(phone, code);
    expect([refused.status, refused.body.code]).toEqual([422, 'otp_spent']);
    expect((await owner.verify(phone, otherThan(code))).body).toMatchObject({ code: 'wrong_otp' });
    expect((await owner.verify(phone, code)).status).toBe(200);
  });

  test('asking for others, with all the tries at them, does not end it', async () => {
    const { phone } = await customer();
    const owner = browser();
    const code = (await owner.askCode(phone)).body.otp as string;
    for (let turn = 0; turn < 4; turn += 1) {
      later(31);
      const stranger = browser();
      expect((await stranger.askCode(phone)).status).toBe(200);
      for (let attempt = 0; attempt < 6; attempt += 1) await stranger.verify(phone, otherThan(code));
    }
    expect((await owner.verify(phone, otherThan(code))).body.message).toContain('1 try is left');
    expect((await owner.verify(phone, code)).status).toBe(200);
  });

  test('who has proved the number gets a code at once, whatever strangers have used up', async () => {
    const { phone, own } = await customer();
    for (let turn = 0; turn < 5; turn += 1) {
      later(31);
      expect((await plainClient().askCode(phone)).status).toBe(200);
    }
    expect((await browser().askCode(phone)).status).toBe(429);
    const answered = await own.askCode(phone);
    expect(answered.status).toBe(200);
    expect((await own.askCode(phone)).body.message).toBe(
      'A code is on its way. You can ask for another in 30 seconds.',
    );
    expect((await own.verify(phone, answered.body.otp as string)).status).toBe(200);
  });

  test('one address asks for four of a number’s five codes at most, so that its owner gets one', async () => {
    const { phone } = await customer();
    const from = elsewhere();
    const statuses: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      statuses.push((await plainClient().askCode(phone, from)).status);
      later(31);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await browser().askCode(phone)).status).toBe(200);
  });

  test('an address where all is used up does not keep out who has proved the number', async () => {
    const { phone, own } = await customer();
    const home = '2001:db8:0:77::1';
    for (let turn = 0; turn < 31; turn += 1) await plainClient().askCode('6000000001', home);
    for (let turn = 0; turn < 61; turn += 1) await plainClient().verify('6000000001', '123456', home);
    expect((await plainClient().askCode(phone, home)).status).toBe(429);
    const { body } = await own.askCode(phone, home);
    expect((await own.verify(phone, body.otp as string, home)).status).toBe(200);
  });

  test('a new number is registered with the details of the browser that asked', async () => {
    const phone = String((phones += 1));
    const owner = browser();
    const { body } = await owner.post('register', { phone, name: 'Rina Das' });
    later(31);
    await browser().post('register', { phone, name: 'Somebody Else' });
    const done = await owner.post('register/verify-otp', { phone, otp: body.otp as string });
    expect(done.body.data).toMatchObject({ name: 'Rina Das' });
  });
});

describe('a number is proved by a ticket', () => {
  test('handed in with the code it was given for, and not by a code that its owner hands in elsewhere', async () => {
    const { phone } = await customer();
    const stranger = browser();
    const { body } = await stranger.askCode(phone);
    expect((await plainClient().verify(phone, body.otp as string)).status).toBe(200);
    for (let turn = 0; turn < 4; turn += 1) {
      later(31);
      await plainClient().askCode(phone);
    }
    expect((await stranger.askCode(phone)).status).toBe(429);
  });

  test('for 90 days, and for that number alone', async () => {
    const [{ phone, own }, other] = [await customer(), await customer()];
    const usedUp = async (number: string) => {
      for (let turn = 0; turn < 5; turn += 1) {
        later(31);
        await plainClient().askCode(number);
      }
    };
    await usedUp(other.phone);
    expect((await own.askCode(other.phone)).status).toBe(429);
    later(89 * 24 * 3600);
    await usedUp(phone);
    expect((await own.askCode(phone)).status).toBe(200);
    later(2 * 24 * 3600);
    await usedUp(phone);
    expect((await own.askCode(phone)).status).toBe(429);
  });
});

describe('a client written from section 7', () => {
  test('logs in with its code, though others have asked since', async () => {
    const { phone } = await customer();
    const { body } = await plainClient().askCode(phone);
    for (let turn = 0; turn < 2; turn += 1) {
      later(31);
      await browser().askCode(phone);
    }
    expect((await plainClient().verify(phone, body.otp as string)).status).toBe(200);
  });

  test('logs in with a ticket that is of no code, or no ticket', async () => {
    for (const ticket of ['x'.repeat(22), 'no ticket', 'é', 'a'.repeat(5000)]) {
      const { phone } = await customer();
      const { body } = await plainClient().askCode(phone);
      const answered = await shop.ask('POST', '/customer/login/verify-otp', {
        body: { phone, otp: body.otp as string },
        headers: { 'x-from': elsewhere(), 'x-otp-ticket': encodeURIComponent(ticket) },
      });
      expect(answered.status).toBe(200);
    }
  });

  test('no ticket is given where no code was sent', async () => {
    expect((await browser().askCode('6000000002')).headers.get('x-otp-ticket')).toBeNull();
  });
});

test('a guess without a ticket counts for each code that it may be right for', async () => {
  const { phone } = await customer();
  const codes: string[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    codes.push((await plainClient().askCode(phone)).body.otp as string);
    later(31);
  }
  let wrongCode = '000000';
  while (codes.includes(wrongCode)) wrongCode = otherThan(wrongCode);
  const answers: Answered[] = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await plainClient().verify(phone, wrongCode));
  expect(answers.map(({ body }) => body.code as string)).toEqual(['wrong_otp', 'wrong_otp', 'wrong_otp', 'too_many']);
  expect(answers[0]?.body.message).toContain('2 tries are left');
  expect(answers[3]?.headers.get('retry-after')).toBe('3600');
});

test('all ways together are 25 guesses an hour at one number', async () => {
  const { phone, own } = await customer();
  const codes: string[] = [];
  let guesses = 0;
  const wrongCode = () => {
    let code = '000000';
    while (codes.includes(code)) code = otherThan(code);
    return code;
  };
  /** Tries until nothing more is compared. Without a ticket the first code has been tried as often as it can be after the first turn. */
  async function exhaust(client: Client): Promise<void> {
    while ((await client.verify(phone, wrongCode())).body.code === 'wrong_otp') guesses += 1;
  }
  for (let turn = 0; turn < 5; turn += 1) {
    const stranger = browser();
    codes.push((await stranger.askCode(phone)).body.otp as string);
    await exhaust(plainClient());
    await exhaust(stranger);
    later(31);
  }
  for (let turn = 0; turn < 4; turn += 1) {
    const { status, body } = await own.askCode(phone);
    expect(status).toBe(turn < 3 ? 200 : 429);
    codes.push(body.otp as string);
    await exhaust(own);
    later(31);
  }
  await exhaust(plainClient());
  expect(guesses).toBe(25);
});

import { afterEach, describe, expect, test } from 'vitest';
import { connection } from '../../../src/api/connection.ts';
import { $auth } from '../../../src/stores/session/auth.ts';
import { logout } from '../../../src/stores/session/log-out.ts';
import { register, requestOtp, verifyOtp } from '../../../src/stores/session/otp.ts';
import { $otpTicket } from '../../../src/stores/session/otp-ticket.ts';
import { openClient } from '../client-fixture.ts';

const shopping = openClient();
afterEach(() => {
  $otpTicket.set(null);
  connection.base = 'http://shop.test/api';
});

/** The tickets that were sent, null for a call without one. */
function watch(answer = (request: Request) => shopping.shop.fetch(request)): (string | null)[] {
  const tickets: (string | null)[] = [];
  shopping.network = (request) => {
    tickets.push(request.headers.get('x-otp-ticket'));
    return answer(request);
  };
  return tickets;
}
let phones = 8_300_000_000;
const laterBy = (seconds: number) => {
  shopping.shop.clock.now = new Date(shopping.shop.clock.now.getTime() + seconds * 1000);
};

describe('the ticket of the browser that asked for a code', () => {
  test('goes with the code, outlasts a log out, and goes with the next question', async () => {
    const phone = String((phones += 1));
    const tickets = watch();
    await register({ phone, name: 'Mou Sen' });
    expect(await verifyOtp('register', phone, $auth.get().otp ?? '')).toBe(true);
    expect(tickets[0]).toBeNull();
    const { ticket } = $otpTicket.get() ?? {};
    expect(ticket).toMatch(/^[\w-]{22}$/);
    expect(tickets[1]).toBe(ticket);
    logout();
    await expect.poll(() => tickets.length).toBe(3);
    expect(tickets[2]).toBeNull();
    for (let turn = 0; turn < 5; turn += 1) {
      laterBy(31);
      await shopping.shop.ask('POST', '/customer/login/get-otp', { body: { phone }, headers: { 'x-from': `${turn}` } });
    }
    expect(await requestOtp(phone)).toBe('sent');
    expect(tickets[3]).toBe(ticket);
    expect($otpTicket.get()?.ticket).toBe(ticket);
  });

  test('is never sent to another provider, and forgotten where a code comes without one', async () => {
    const phone = String((phones += 1));
    await register({ phone, name: 'Mou Sen' });
    expect($otpTicket.get()).not.toBeNull();
    connection.base = 'https://other.example/api';
    const tickets = watch(() => Promise.resolve(Response.json({ otp: null })));
    expect(await requestOtp(phone)).toBe('sent');
    expect(tickets).toEqual([null]);
    expect($otpTicket.get()).toBeNull();
  });
});

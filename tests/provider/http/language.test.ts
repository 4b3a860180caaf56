import { afterAll, describe, expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '../../../contract/locales.ts';
import { sentence, wordsIn } from '../../../provider/domain/sentence.ts';
import { MORNING } from '../fixtures/fixture.ts';
import { inTransaction } from '../../../provider/db/database.ts';
import { credit } from '../../../provider/domain/customer/wallet-ledger.ts';
import { openOrderFixture } from '../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

const asking = (languages: string) => ({ headers: { 'accept-language': languages } });

describe('what the provider says, in another language', () => {
  const coupon = async (code: string, languages?: string) => {
    const { token } = await shopper(['tomato', 1]);
    const path = '/coupon-master/web/checkavailability';
    return shop.ask('POST', path, { token, body: { code }, ...(languages !== undefined && asking(languages)) });
  };

  test('what was filled in stands in the translation', async () => {
    const { status, body, headers } = await coupon('FLAT50', 'hi');
    expect([status, body.code]).toEqual([409, 'coupon_minimum']);
    expect(body.message).toBe('FLAT50 ₹200 के सामान पर लगता है। ₹177.50 का सामान और जोड़ें।');
    // Whoever keeps it would hand it to those of another language.
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('of the languages that are asked for, the first that the shop speaks; otherwise English', async () => {
    const english = 'There is no coupon with this code. Please check its spelling.';
    const bengali = 'এই কোডের কোনও কুপন নেই। বানান দেখে নিন।';
    const hindi = 'इस कोड का कोई कूपन नहीं है। कृपया कोड जाँच लें।';
    for (const [languages, message] of [
      [undefined, english],
      ['', english],
      ['*', english],
      ['ta-IN', english],
      ['constructor', english],
      ['en-GB,hi;q=0.8', english],
      ['bn-IN,hi;q=0.5', bengali],
      ['hi;q=0.5,BN;q=0.9', bengali],
      ['ta,hi;q=0.5', hindi],
      ['bn;q=0,hi', hindi],
    ] as const)
      expect((await coupon('NOPE', languages)).body.message, languages).toBe(message);
  });

  test('a name may hold what a pattern is written with', () => {
    const words = sentence('{name} is out of stock.', { name: 'Dal (500 g)+ $& {name}' });
    expect(wordsIn(words, DEFAULT_LOCALE)).toBe('Dal (500 g)+ $& {name} is out of stock.');
    expect(wordsIn(words, 'hi')).toBe('Dal (500 g)+ $& {name} स्टॉक में नहीं है।');
  });

  test('times and dates are words, too', async () => {
    const { phone } = await shop.register();
    const codeFor = () => shop.ask('POST', '/customer/login/get-otp', { body: { phone }, ...asking('hi') });
    await codeFor();
    expect((await codeFor()).body.message).toBe('कोड भेजा जा चुका है। दूसरा कोड 30 सेकंड बाद मँगा सकते हैं।');
    expect((await coupon('LATER', 'hi')).body.message).toBe('LATER 21 नवंबर 2026 से इस्तेमाल कर सकते हैं।');
  });

  test('what a schema refuses is said with its fields', async () => {
    const body = { phone: '9830041207', otp: '12' };
    expect((await shop.ask('POST', '/customer/login/verify-otp', { body, ...asking('hi') })).body).toEqual({
      code: 'invalid',
      message: 'कोड में 6 अंक होते हैं।',
      fields: { otp: 'कोड में 6 अंक होते हैं।' },
    });
  });

  test('why a coupon can’t be used is said in the list of coupons', async () => {
    const { token } = await shopper(['tomato', 1]);
    const { body } = await shop.ask('GET', '/coupon-master/dropdown/list', { token, ...asking('bn') });
    expect(body.data[0]).toMatchObject({
      code: 'FLAT50',
      usable: false,
      reason: 'FLAT50-এর জন্য ₹200-এর পণ্য লাগবে। আরও ₹177.50 যোগ করুন।',
    });
  });

  test('the wallet says its lines in the language of whoever reads them; other words stay as they are', async () => {
    const mou = await shopper(['tomato', 2]);
    await inTransaction(shop.db, (tx) => credit(tx, mou.id, 10_000, 'A gift', MORNING));
    const { number } = (await order(mou, { useWallet: true })).body.data as { number: string };
    const notes = async (languages: string) => {
      const { body } = await shop.ask('GET', '/customer/transaction', { token: mou.token, ...asking(languages) });
      return (body.data as { note: string }[]).map(({ note }) => note);
    };
    expect(await notes('hi')).toEqual([`${number} ऑर्डर हुआ`, 'A gift']);
    expect(await notes('en')).toEqual([`${number} was placed`, 'A gift']);
  });
});

import { describe, expect, test } from 'vitest';
import { UsageError } from '../../cli/arguments.ts';
import { readOptions } from '../../check/options.ts';
import { asText } from '../../check/report.ts';
import { exitCodeOf, runCheck } from '../../check/run.ts';
import { check, CUSTOMER, found, refusal, said, SmallShop } from './small-shop.ts';

const POST_ADDRESS = 'POST /user-address/';

describe('a refusal', () => {
  test.each<[string, unknown, string]>([
    ['in Spring’s form', { error: 'Bad Request', message: 'cityName must not be blank' }, 'cityName must not be blank'],
    ['in a list of errors', { errors: ['City is needed.'] }, 'City is needed.'],
    ['of a Java program', { message: "Failed to convert 'java.lang.String'" }, "Failed to convert 'java.lang.String'"],
    [
      'with what is the customer’s own',
      { message: `${CUSTOMER.name} of 12 Lake Road, ${CUSTOMER.phone}, ${CUSTOMER.email}, 98765 43210 is refused.` },
      '… of …, …, a@a.a 99999 99999 is refused.',
    ],
    ['with control characters', { message: 'No\u001b[31m city.' }, 'No [31m city.'],
  ])('%s is given in its own words', async (_form, body, words) => {
    const shop = new SmallShop(() => ({ [POST_ADDRESS]: () => Response.json(body, { status: 400 }) }));
    expect(said(await check(shop), POST_ADDRESS)).toBe(`wrong | It answers 400: “${words}”`);
  });

  test('is cut where it is long, and of a record nothing is said', async () => {
    const long = new SmallShop(() => ({ [POST_ADDRESS]: () => refusal(400, 'so '.repeat(200)) }));
    expect(said(await check(long), POST_ADDRESS).length).toBeLessThan(220);
    const record = { customer: { line1: '7 Hill Road' }, code: 'E1' };
    const echo = new SmallShop(() => ({ [POST_ADDRESS]: () => Response.json(record, { status: 400 }) }));
    expect(said(await check(echo), POST_ADDRESS)).toBe('wrong | It answers 400.');
  });

  test('of an unknown product is given in its own words, too', async () => {
    const shop = new SmallShop(() => ({ 'GET /product/web/byid/{id}': () => refusal(400, 'This is no id.') }));
    expect(said(await check(shop), 'An unknown product is refused with 404, in words')).toBe(
      'wrong | It answers 400: “This is no id.”',
    );
  });
});

describe('what is read', () => {
  test('is not said to be missing', async () => {
    const shop = new SmallShop(() => ({ 'GET /customer/transaction': () => ({ payload: { content: [] } }) }));
    expect(said(await check(shop), 'GET /customer/transaction')).toBe('readable | data: the shop finds it elsewhere');
  });

  test('of pack sizes alone is said by products', async () => {
    const rice = { id: 'rice', name: 'Good rice', price: 40, maxQuantity: 10 };
    const shop = new SmallShop(() => ({ 'GET /product/product-variant-by-pid/web/{id}': () => ({ data: [rice] }) }));
    expect(said(await check(shop), 'What products say')).not.toContain('maxQuantity');
    expect(said(await check(new SmallShop()), 'What products say')).toContain('maxQuantity');
  });
});

describe('the report comes', () => {
  const phone = { CHECK_PHONE: CUSTOMER.phone };
  const withoutCode = (shop: SmallShop) =>
    runCheck(
      readOptions(['http://provider.test', '--repeats', '0'], phone, () =>
        Promise.reject(new UsageError('CHECK_OTP_COMMAND failed.')),
      ),
      undefined,
      shop.fetch,
    );

  test('where nobody gives the code, with what the provider had said', async () => {
    const shop = new SmallShop(() => ({
      'POST /customer/login/get-otp': () => ({ responseMessage: 'Number is not registered', payload: null }),
    }));
    const report = await withoutCode(shop);
    expect(report.stopped).toEqual(['CHECK_OTP_COMMAND failed. The provider had answered: “Number is not registered”']);
    expect(exitCodeOf(report)).toBe(2);
    expect(asText('', report)).toContain('CHECK_OTP_COMMAND failed.');
    expect(asText('', report)).toMatch(/Exit code 2: not everything was looked at, for the reason above\.$/);
  });

  test('where nobody is registered with the number', async () => {
    const shop = new SmallShop(() => ({ 'POST /customer/login/get-otp': () => ({ registered: false }) }));
    const report = await check(shop, [], undefined, phone);
    expect(report.stopped.join()).toContain('Nobody is registered with CHECK_PHONE');
    expect(report.calls).toHaveLength(55);
  });

  test('where a connection breaks off', async () => {
    const shop = new SmallShop(() => ({
      'GET /product/web/byid/{id}': () => {
        throw new TypeError('fetch failed');
      },
    }));
    const report = await check(shop);
    expect(report.stopped.join()).toContain('Looking at refusals broke off: TypeError: fetch failed');
    expect(found(report, 'The test customer can log in')).toMatchObject({ verdict: 'right' });
  });

  test('with a reason for everything that is not asked', async () => {
    const shops = [
      new SmallShop(() => ({ 'POST /cart/': () => ({}), 'POST /wishlist/web': () => ({}) })),
      new SmallShop(() => ({ 'GET /product/web/': () => ({ data: [] }) })),
    ];
    for (const shop of shops) {
      const { calls, rules } = await check(shop, ['--write']);
      const silent = [...calls, ...rules].filter(({ verdict, notes }) => verdict === 'not asked' && !notes[0]);
      expect(silent).toEqual([]);
    }
  });
});

describe('pages that are counted from 0', () => {
  const fromZero = (count: number) =>
    new SmallShop((shop) => ({
      'GET /product/web/': ({ query }) => {
        const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
        return { data: shop.goods.slice(page * limit, (page + 1) * limit), count };
      },
    }));
  const RULE = 'page=1 is the first page';

  test.each([3, 45])('stop orders, and nothing that follows from them is said, with %d goods', async (count) => {
    const shop = fromZero(count);
    shop.goods = Array.from({ length: count }, (_, i) => ({ id: `g${i}`, name: `Good ${i}`, price: 40, stock: 9 }));
    const report = await check(shop, ['--suggest']);
    expect(found(report, RULE)).toMatchObject({ verdict: 'wrong', harm: 'stops orders' });
    for (const effect of ['Search finds a product by its name', 'count is the number of all'])
      expect(found(report, effect)).toBeUndefined();
    expect(said(report, 'There is something to sell')).toBe('right');
    expect(report.suggestion).toContain("page: Number(sent.query['page']) - 1");
    const mended = await check(shop, [], {
      every: {
        request: (sent) =>
          sent.query?.['page'] === undefined
            ? sent
            : { ...sent, query: { ...sent.query, page: Number(sent.query['page']) - 1 } },
      },
    });
    expect(found(mended, RULE)).toBeUndefined();
    expect(said(mended, 'There is something to sell')).toBe('right');
  });

  test('are not taken for such where page 0 is refused, or is the first', async () => {
    expect(found(await check(new SmallShop()), RULE)).toBeUndefined();
    const lenient = new SmallShop((shop) => ({ 'GET /product/web/': () => ({ data: shop.goods, count: 3 }) }));
    expect(found(await check(lenient), RULE)).toBeUndefined();
  });
});

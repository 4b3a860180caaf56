import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { readOptions } from '../../check/options.ts';
import { asJson } from '../../check/report.ts';
import { check as walk, said, SmallShop } from './small-shop.ts';
import { type Report, runCheck } from '../../check/run.ts';

const PROVIDER = 'http://provider.test';
/** Whoever answers it has customers to log in. */
const CUSTOMER = 'POST /customer/login/get-otp';

/** Answers by call; whatever is not named is not there. */
const check = (answers: Readonly<Record<string, Response>>, ...args: readonly string[]): Promise<Report> =>
  runCheck(
    readOptions([PROVIDER, '--repeats', '0', ...args], CUSTOMER in answers ? { CHECK_PHONE: '9830000001' } : {}, () =>
      Promise.resolve('123456'),
    ),
    undefined,
    ({ method, url }) =>
      Promise.resolve(
        answers[`${method} ${new URL(url).pathname.slice('/api'.length)}`]?.clone() ??
          Response.json({ message: 'There is no such page.' }, { status: 404 }),
      ),
  );

const WORDS = 'ends */ here\n\u2028import "evil"';
const ANSWERS = {
  'GET /product-category/web/': Response.json({ data: [{ id: 1, name: 'Rice' }] }),
  'GET /product/web/': Response.json({
    stock: {
      rows: [
        { sku: 'S1', label: 'Mitali’s rice', cost: { on: 'request' }, [WORDS]: 1 },
        { sku: 'S2', label: null, cost: { on: 5 } },
      ],
      '9830000001': { likes: 'Mitali' },
    },
  }),
  'POST /customer/login/get-otp': Response.json(
    { errors: { contactNumber: ['Mitali, 9830000001 is no number of ours.'] } },
    { status: 422 },
  ),
};

const adapterFor = async (answers: Readonly<Record<string, Response>>): Promise<string> =>
  (await check(answers, '--suggest')).suggestion ?? '';

/** The part of one call. */
const partOf = (source: string, call: string): string =>
  source.split(/(?<=^ {2}\},\n)/m).find((part) => part.includes(`  '${call}': {`)) ?? '';

describe('npx haat check --suggest', () => {
  test('has a stub for what can’t be read, and for what is refused, and none for what is read', async () => {
    const source = await adapterFor(ANSWERS);
    expect(partOf(source, 'GET /product/web/')).toContain('    answer: (received: GetProducts) => received,\n');
    expect(partOf(source, 'GET /product/web/')).toContain(
      '//   data: list of Product (id: id, price: rupees, name: text)\n',
    );
    expect(partOf(source, 'POST /customer/login/get-otp')).toContain('    request: (sent) => sent,\n');
    expect(partOf(source, 'POST /customer/login/get-otp')).toContain('// It answers 422');
    expect(partOf(source, 'POST /customer/login/get-otp')).toContain('readonly "contactNumber": readonly (string)[];');
    expect(partOf(source, 'POST /customer/login/get-otp')).toContain('//   phone: ');
    expect(source).not.toContain("'GET /product-category/web/'");
    // The shop can do without, and the provider says that it does.
    expect(source).not.toContain("'GET /product/web/newproduct/'");
  });

  test('takes a refusal with status 200 for one', async () => {
    const source = await adapterFor({ [CUSTOMER]: Response.json({ success: false, message: 'Not now.' }) });
    expect(partOf(source, CUSTOMER)).toContain('    request: (sent) => sent,\n');
  });

  test('says of what came names and kinds, and no values', async () => {
    const source = await adapterFor(ANSWERS);
    for (const own of ['Mitali', '9830000001', 'request"', 'S1']) expect(source).not.toContain(own);
    const rows = await adapterFor({
      'GET /product/web/': Response.json([
        { a: 1, b: [null, 'x'] },
        { a: 'x', c: true },
      ]),
    });
    expect(rows).toContain(
      [
        'type GetProducts = readonly ({',
        '  readonly "a": number | string;',
        '  readonly "b"?: readonly (string | null)[];',
        '  readonly "c"?: boolean;',
        '})[];',
      ].join('\n'),
    );
  });

  test('keys that are somebody’s, or one for each entry, are no names', async () => {
    const own = { name: 'x', at: 1 };
    for (const keys of [{ Mitali: own, Rahul: own }, { '9830000001': 1 }, { 'm@x.in': 1 }]) {
      const source = await adapterFor({ 'GET /product/web/': Response.json({ all: [{ of: keys }] }) });
      expect(source).toContain('readonly "of": Readonly<Record<string, ');
      for (const key of Object.keys(keys)) expect(source).not.toContain(key);
    }
  });

  test('has a hook for the call behind whatever stops orders', async () => {
    const cart = () => ({ entries: [{ entryNumber: 0, itemId: 'x', quantity: 1, unitPrice: 40 }] });
    const shop = new SmallShop(() => ({ 'GET /cart/web/c': cart, 'POST /order': () => ({ payload: null }) }));
    const report = await walk(shop, ['--suggest']);
    expect(said(report, 'What is put into the cart lies in it')).toContain('wrong');
    const part = partOf(report.suggestion ?? '', 'GET /cart/web/c');
    expect(part).toContain('  // This has to be so: What is put into the cart lies in it.\n');
    expect(part).toContain('  //   data: list of CartLine');
    expect(report.suggestion).toContain('readonly "entryNumber": number;');
    const order = await walk(new SmallShop(() => ({ 'POST /order': () => ({ payload: null }) })), [
      '--write',
      '--suggest',
    ]);
    expect(partOf(order.suggestion ?? '', 'POST /order')).toContain('answer: (received: PostOrder) => received,');
    const silent = new SmallShop(() => ({ 'POST /customer/login/verify-otp': () => ({ pass: 't' }) }));
    const login = await walk(silent, ['--suggest'], undefined, { CHECK_PHONE: '9830000001' });
    expect(partOf(login.suggestion ?? '', 'POST /customer/login/verify-otp')).toContain('No token came');
  });

  test('is TypeScript, whatever names came', async () => {
    const source = await adapterFor({
      'GET /product/web/': Response.json([{ '*/': 1, a: { deep: [[[[[[[[[[1]]]]]]]]]] }, 'x-y': 1 }]),
      'POST /customer/login/get-otp': Response.json({ [WORDS]: 1, code: 'x\u2028y */' }, { status: 422 }),
    });
    const { diagnostics } = ts.transpileModule(source, { reportDiagnostics: true });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
    expect(source).not.toMatch(/^\s*(?:import "evil"|y \*\/)/m);
    expect(source.match(/^import /gm)).toHaveLength(1);
  });

  test('is not asked for, and stands in JSON where it is', async () => {
    expect(await check(ANSWERS)).not.toHaveProperty('suggestion');
    const report = await check(ANSWERS, '--suggest');
    expect(JSON.parse(asJson(PROVIDER, report))).toMatchObject({ suggestion: report.suggestion });
  });
});

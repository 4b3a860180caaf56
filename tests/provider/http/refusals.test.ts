import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { ErrorBody } from '../../../contract/error.ts';
import { describeSchema } from '../../../provider/http/openapi/schemas.ts';
import { EDITOR } from '../editing.ts';
import { type GoodCalls, openGoodCalls } from '../good-calls.ts';
import type { Answered } from '../open.ts';

let opened: GoodCalls;
beforeAll(async () => {
  opened = await openGoodCalls();
});
afterAll(() => opened.shop.close());

const LONG = 'x'.repeat(201);

/** What no query may say, by the name of the parameter. */
const BAD: Readonly<Record<string, readonly string[]>> = {
  categoryId: [LONG],
  subCategoryId: [LONG],
  customerId: [LONG],
  pincodeId: [LONG],
  productId: [LONG],
  brandId: ['1', 'x', '[', '{}', '[null]', '[{}]', `["${LONG}"]`, `[${'1,'.repeat(3000)}1]`],
  ids: ['1', 'x', '[', '{}', '[null]', `[${'1,'.repeat(3000)}1]`],
  diet: ['VEG', 'meat'],
  claims: ['tasty', 'vegan,tasty', 'vegan,', LONG],
  filter: ['some', 'ALL'],
  minPrice: ['x', '-1', '20000001', '1e12', 'NaN'],
  maxPrice: ['x', '-1', '20000001', '1e12', 'NaN'],
  revision: [LONG],
  sortBy: ['cheap', 'PRICE-LOW', '__proto__'],
  page: ['0', '-1', '1.5', 'x', '1e9', 'NaN', 'Infinity'],
  inStock: ['yes', '1', 'TRUE'],
  limit: ['0', '501', '-20', 'x', '1e3'],
  detail: ['half'],
  orderAmonut: ['x', '-1', '1e12', 'NaN'], // spec spelling
  file: ['\u202e', LONG],
  fields: ['x', 'name,x', 'name;price'],
  prices: ['dollars', '1'],
  replace: ['yes', '1', 'TRUE'],
  allowFewer: ['yes', '1', 'TRUE'],
  by: [LONG],
  subject: ['order', 'order:x', 'cart:1', LONG],
  searchKey: [], // whatever is searched for is a search
};

const expectRefusal = ({ status, body }: Answered, wanted: number, about: string) => {
  expect(status, `${about}: ${JSON.stringify(body)}`).toBe(wanted);
  expect(v.is(ErrorBody, body), about).toBe(true);
};

const entries = Object.entries(calls);
const ask = async (name: string, path: string, asking: object = {}) => {
  const { shop, mou } = opened;
  return shop.ask(calls[name]?.method ?? 'GET', path, { token: mou.token, headers: EDITOR, ...asking });
};

/** A customer's token, changed so that its signature fits no more. */
const forged = (token: string) => {
  const [head = '', , sign = ''] = token.split('.');
  return [head, Buffer.from(JSON.stringify({ sub: '1', jti: '1', exp: 9e9 })).toString('base64url'), sign].join('.');
};

describe('§7 every call refuses', () => {
  test.each(entries.filter(([, { caller }]) => caller === 'customer'))(
    '%s nobody, and a forged token',
    async (name) => {
      const { mou, good } = opened;
      const { path, body } = await good(name);
      for (const token of [undefined, 'x', forged(mou.token), `${mou.token}x`])
        expectRefusal(await ask(name, path, { body, token }), 401, `token ${token}`);
      expectRefusal(
        await ask(name, path, { token: undefined, headers: { authorization: mou.token } }),
        401,
        'no Bearer',
      );
    },
  );

  test.each(entries.filter(([, { query }]) => query))(
    '%s a query that does not fit, by its field',
    async (name, call) => {
      const { good } = opened;
      const { path, body } = await good(name);
      const { properties = {}, required = [] } = describeSchema(call.query as v.GenericSchema);
      for (const field of Object.keys(properties)) {
        if (!BAD[field]) throw new Error(`No bad ${field} is known to this test.`);
        for (const value of BAD[field]) {
          const { pathname, searchParams } = new URL(path, 'http://shop');
          searchParams.set(field, value);
          const answer = await ask(name, `${pathname}?${searchParams}`, { body });
          expectRefusal(answer, 400, `${field}=${value}`);
          expect(Object.keys(answer.body.fields as object).join()).toContain(field);
        }
      }
      for (const field of required) {
        const { pathname, searchParams } = new URL(path, 'http://shop');
        searchParams.delete(field);
        expectRefusal(await ask(name, `${pathname}?${searchParams}`, { body }), 400, `without ${field}`);
      }
    },
  );

  test.each(entries.filter(([, call]) => call.body))(
    '%s a body that does not fit, by its field',
    async (name, call) => {
      const { good } = opened;
      const { path, body } = await good(name);
      const { properties = {}, required = [] } = describeSchema(call.body as v.GenericSchema);
      for (const broken of ['{', 'null', '[]', '"text"', '5', 'true', '\u0000', '{"a":}', '<xml/>'])
        expectRefusal(await ask(name, path, { body: broken }), 400, broken);
      expectRefusal(
        await ask(name, path, { body: `"${'x'.repeat((call.bodyBytes ?? 1_000_000) * 1.1)}"` }),
        413,
        'too large',
      );
      for (const field of Object.keys(properties)) {
        const isList = (properties[field] as { type?: string }).type === 'array';
        const isSwitch = (properties[field] as { type?: string }).type === 'boolean';
        for (const value of [{}, isList ? [[]] : [], isSwitch ? 1 : true, 'x'.repeat(10_000)]) {
          const answer = await ask(name, path, { body: { ...(body as object), [field]: value } });
          expectRefusal(answer, 400, `${field}: ${JSON.stringify(value).slice(0, 20)}`);
          expect(Object.keys(answer.body.fields as object)[0]).toContain(field);
        }
      }
      for (const field of required) {
        const { [field]: _, ...without } = body as Record<string, unknown>;
        expectRefusal(await ask(name, path, { body: without }), 400, `without ${field}`);
        expectRefusal(await ask(name, path, { body: { ...without, [field]: null } }), 400, `${field} is null`);
      }
    },
  );

  test.each(entries.filter(([, { method }]) => method !== 'GET'))(
    '%s a body that is not sent as application/json',
    async (name) => {
      const { path, body } = await opened.good(name);
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', 'text/json', ''])
        expectRefusal(
          await ask(name, path, { body: body ?? {}, headers: { ...EDITOR, 'content-type': type } }),
          415,
          type,
        );
      const charset = { ...EDITOR, 'content-type': 'Application/JSON; charset=utf-8' };
      if (calls[name]?.body)
        expectRefusal(await ask(name, path, { body: '{', headers: charset }), 400, 'JSON of a kind');
    },
  );

  test.each(entries.filter(([, { path }]) => path.includes('{id}')))(
    '%s an id that nothing has',
    async (name, call) => {
      const { good } = opened;
      const { body } = await good(name);
      for (const id of [
        '0',
        '-1',
        '2147483647',
        '99999999999999999999',
        '1e3',
        '1.5',
        'x',
        '%00',
        '%F0%9F%99%82',
        '%FF',
        LONG,
      ]) {
        const answer = await ask(name, call.path.replace('{id}', id), { body });
        // Of a group, a category or a page that does not exist there is an empty list.
        if (answer.status === 200) expect(answer.body, id).toEqual({ data: [] });
        else expectRefusal(answer, 404, id);
      }
    },
  );
});

import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { describeSchema } from '../../../provider/http/openapi/schemas.ts';
import { entries, expectRefusal, LONG, refusingShop } from '../fixtures/refused-calls.ts';

const { ask, good } = refusingShop();

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

describe('§7 every call refuses', () => {
  test.each(entries.filter(([, { query }]) => query))(
    '%s a query that does not fit, by its field',
    async (name, call) => {
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
});

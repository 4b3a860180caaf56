import { describe, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { EDITOR } from '../fixtures/editing.ts';
import { entries, expectRefusal, LONG, refusingShop } from '../fixtures/refused-calls.ts';

const { ask, customer, good } = refusingShop();

/** A customer's token, changed so that its signature fits no more. */
const forged = (token: string) => {
  const [head = '', , sign = ''] = token.split('.');
  return [head, Buffer.from(JSON.stringify({ sub: '1', jti: '1', exp: 9e9 })).toString('base64url'), sign].join('.');
};

describe('§7 every call refuses', () => {
  test.each(entries.filter(([, { caller }]) => caller === 'customer'))(
    '%s nobody, and a forged token',
    async (name) => {
      const { token: own } = customer();
      const { path, body } = await good(name);
      for (const token of [undefined, 'x', forged(own), `${own}x`])
        expectRefusal(await ask(name, path, { body, token }), 401, `token ${token}`);
      expectRefusal(await ask(name, path, { token: undefined, headers: { authorization: own } }), 401, 'no Bearer');
    },
  );

  test.each(entries.filter(([, { method }]) => method !== 'GET'))(
    '%s a body that is not sent as application/json',
    async (name) => {
      const { path, body } = await good(name);
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
        // Of a group, a category or a page that does not exist there is an empty list; of an order that never arrived, none.
        if (answer.status === 200) expect(answer.body, id).toEqual({ data: name === 'getPlacedOrder' ? null : [] });
        else expectRefusal(answer, 404, id);
      }
    },
  );
});

import type * as v from 'valibot';
import { maxBodyBytes } from '../../../contract/call.ts';
import { describe, expect, test } from 'vitest';
import { describeSchema } from '../../../provider/http/openapi/schemas.ts';
import { entries, expectRefusal, refusingShop } from '../fixtures/refused-calls.ts';

const { ask, good } = refusingShop();

describe('§7 every call refuses', () => {
  test.each(entries.filter(([, call]) => call.body))(
    '%s a body that does not fit, by its field',
    async (name, call) => {
      const { path, body } = await good(name);
      const { properties = {}, required = [] } = describeSchema(call.body as v.GenericSchema);
      for (const broken of ['{', 'null', '[]', '"text"', '5', 'true', '\u0000', '{"a":}', '<xml/>'])
        expectRefusal(await ask(name, path, { body: broken }), 400, broken);
      expectRefusal(await ask(name, path, { body: `"${'x'.repeat(maxBodyBytes(call) * 1.1)}"` }), 413, 'too large');
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
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { refuseUsage } from '../../../cli/arguments.ts';
import { type Command, execute } from '../../../provider/cli/command.ts';
import { editorCommand } from '../../../provider/cli/editor.ts';
import { importCommand } from '../../../provider/cli/import.ts';
import { orderCommand } from '../../../provider/cli/order.ts';
import { paymentCommand } from '../../../provider/cli/payment.ts';
import { synonymCommand } from '../../../provider/cli/synonym.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-commands-'));
});
afterAll(() => rm(folder, { recursive: true }));

const refused = async <Request>(command: Command<Request>, args: readonly string[], environment = {}) => {
  const open = vi.fn(() => Promise.reject(new Error('The database was opened.')));
  const said: string[] = [];
  const error = vi.mocked(console.error).mockImplementation((line: string) => void said.push(line));
  const code = await execute(command, args, environment, open).catch(refuseUsage);
  error.mockReset();
  expect(open).not.toHaveBeenCalled();
  return { code, said };
};
const inOneSentence = (words: string, code = 2) => ({
  code,
  said: [expect.stringMatching(`^[^\\n]*${words}[^\\n]*$`)],
});

test('what can’t be meant is refused before the database is opened', async () => {
  expect(await refused(orderCommand, [])).toEqual(inOneSentence('Name an order and where it goes'));
  expect(await refused(orderCommand, ['HT-20001', 'sent'])).toEqual(inOneSentence('sent is no status'));
  expect(await refused(paymentCommand, ['HT-20001', 'paid'])).toEqual(inOneSentence('paid is no outcome'));
  expect(await refused(synonymCommand, ['Aloo', 'aloo '])).toEqual(inOneSentence('Name two or more words'));
  expect(await refused(editorCommand, ['add'])).toEqual(inOneSentence('npx haat editor add'));
  expect(await refused(importCommand, ['--undone'])).toEqual(inOneSentence('There is no option --undone'));
  expect(await refused(importCommand, [join(folder, 'goods.csv')])).toEqual(
    inOneSentence('There is no file .*goods', 1),
  );
  const goods = join(folder, 'salt.csv');
  await writeFile(goods, 'name,price\nSalt,28');
  expect(await refused(importCommand, [goods, '--photos', join(folder, 'photos')])).toEqual(
    inOneSentence('There is no folder .*photos', 1),
  );
});

test('a setting that is wrong is told before an editor has a key, which is shown once', async () => {
  const webhook = { OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/' };
  expect(await refused(editorCommand, ['add', 'Rina Das'], webhook)).toEqual(
    inOneSentence('TOKEN_SECRET must be set', 1),
  );
});

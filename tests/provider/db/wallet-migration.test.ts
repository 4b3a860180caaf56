import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbedded } from '../../../provider/db/open.ts';
import { walletTransaction } from '../../../provider/db/schema/customer.ts';
import { openBefore } from '../fixtures/database-before.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-migration-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('what the wallet noted before it could say so in other languages can be said in them, too', async () => {
  const old = await openBefore(folder, '_wallet_sentence');
  await old.query(`insert into customer (phone, name, created_at) values ('9830041207', 'Mou', now())`);
  const notes = [
    ...['was placed', 'was cancelled', 'came with units missing', 'was paid with more than it came to'].map(
      (what) => [`HT-1 ${what}`, { text: `{number} ${what}`, values: { number: 'HT-1' } }] as const,
    ),
    [
      'HT-1 refund: Tea refund: 1 kg',
      { text: '{number} refund: {name}', values: { number: 'HT-1', name: 'Tea refund: 1 kg' } },
    ],
    ['A gift', null],
    [null, null],
  ] as const;
  for (const [note] of notes)
    await old.query(
      `insert into wallet_transaction (customer_id, kind, amount_paise, balance_paise, note, at)
       values ((select id from customer), 'credit', 100, 100, $1, now())`,
      [note],
    );
  await old.close();

  const { db, close } = await openEmbedded(folder);
  const rows = await db.select().from(walletTransaction).orderBy(asc(walletTransaction.id));
  expect(rows.map(({ note, sentence }) => [note, sentence])).toEqual(notes);
  await close();
});

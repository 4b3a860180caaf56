import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { migrate } from '../../provider/db/migrate.ts';
import { openServer } from '../../provider/db/open.ts';
import type { Cluster } from './cluster.ts';

const DUMP_MS = 4_000;

/** A column comes, is filled and indexed, and goes again: each a release of its own in life. */
const RELEASES: readonly (readonly string[])[] = [
  ['alter table orders add column gift_note text'],
  [
    'drop index concurrently if exists orders_gift_note',
    'create index concurrently orders_gift_note on orders (gift_note)',
  ],
  [
    "update orders set gift_note = '' where gift_note is null",
    'alter table orders alter column gift_note drop not null',
  ],
  ['alter table orders drop column gift_note'],
];

/** Migrates by way of PgBouncer while a dump reads the orders, and while they are placed. */
export async function migrateUnderSales({ front, folder }: Cluster): Promise<void> {
  const { db, close } = await openServer(front.databaseUrl);
  const migrations = join(folder, 'migrations');
  mkdirSync(join(migrations, 'meta'), { recursive: true });
  const from = Date.now();
  const entries = RELEASES.map((statements, index) => {
    const tag = `release-${index}`;
    writeFileSync(join(migrations, `${tag}.sql`), statements.join('\n--> statement-breakpoint\n'));
    return { tag, when: from + index, breakpoints: true };
  });
  writeFileSync(join(migrations, 'meta/_journal.json'), JSON.stringify({ entries }));
  const dump = db.transaction(async (tx) => {
    await tx.execute(sql`select count(*) from orders`);
    await wait(DUMP_MS);
  });
  await migrate(db, migrations);
  await dump;
  await close();
}

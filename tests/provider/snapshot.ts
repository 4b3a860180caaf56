import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { dependencies } from '../../package.json' with { type: 'json' };
import type { Database } from '../../provider/db/database.ts';
import { type OpenDatabase, openEmbedded } from '../../provider/db/open.ts';

/** Returns what the file holds, which is made when it is missing. Tests run side by side: it is there whole, or not at all. */
async function madeOnce(file: string, make: () => Promise<Blob>): Promise<Blob> {
  if (!existsSync(file)) {
    const made = await make();
    await writeFile(`${file}.${process.pid}`, Buffer.from(await made.arrayBuffer()));
    await rename(`${file}.${process.pid}`, file);
  }
  return new Blob([await readFile(file)]);
}

/** A new PGlite database takes a second to make and a quarter of that to load, so one is kept for all runs. */
const emptyDatabase = (): Promise<Blob> =>
  madeOnce(join(tmpdir(), `haat-test-pglite-${dependencies['@electric-sql/pglite']}.tar`), async () => {
    const client = await PGlite.create();
    const made = await client.dumpDataDir('none');
    await client.close();
    return made;
  });

export const openEmptyInMemory = async (): Promise<OpenDatabase> => openEmbedded(undefined, await emptyDatabase());

/** Where a run keeps its filled database; a run is the process that starts the workers. */
const filledFile = (run: string): string => join(tmpdir(), `haat-test-shop-${run}.tar`);

/** Opens a migrated and filled database in memory. It is made once a run, since code and fixture may change between two. */
export async function openFilledInMemory(fill: (db: Database) => Promise<void>): Promise<OpenDatabase> {
  const filled = await madeOnce(filledFile(process.env['TEST_RUN'] ?? `of-${process.pid}`), async () => {
    const { db, close } = await openEmptyInMemory();
    await fill(db);
    const made = await (db as unknown as { $client: PGlite }).$client.dumpDataDir('none');
    await close();
    return made;
  });
  return openEmbedded(undefined, filled);
}

export const forgetFilled = (run: string): Promise<void> => rm(filledFile(run), { force: true });

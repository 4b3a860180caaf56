import { forgetServerDatabases } from '../provider/fixtures/server-database.ts';
import { forgetSnapshots } from '../provider/fixtures/snapshot.ts';

/** Before and after all tests of a run: nothing of it is found by the next one. */
export async function setup(): Promise<void> {
  const run = String(process.pid);
  const server = process.env['TEST_DATABASE_URL'];
  await forgetSnapshots(run);
  if (server) await forgetServerDatabases(server, run);
}
export const teardown = setup;

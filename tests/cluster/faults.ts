import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { migrateUnderSales } from './migrate-under-sales.ts';
import type { Sales } from './sales.ts';
import { primaryOf, restartPostgres, switchOver, syncStandbyOf, untilWhole } from './patroni.ts';

/** Longer than a primary may be out of touch with etcd. */
const OUTAGE_MS = 8_000;
/** Answers that were on their way have arrived by then. */
const ANSWER_MS = 1_000;

export interface Fault {
  readonly name: string;
  readonly happen: (cluster: Cluster, sales: Sales) => Promise<void>;
}

/** What goes wrong, and what is done on purpose, one after the other while orders come in. */
export const FAULTS: readonly Fault[] = [
  {
    name: 'the primary’s machine is killed (SIGKILL: Postgres, Patroni, etcd)',
    happen: async ({ machines }, sales) => {
      const primary = await primaryOf(machines);
      primary.kill();
      await wait(ANSWER_MS);
      await sales.untilSelling();
      primary.start();
    },
  },
  {
    name: 'the primary’s machine is cut off from the network',
    happen: async ({ machines }, sales) => {
      const primary = await primaryOf(machines);
      primary.partition();
      await wait(ANSWER_MS);
      await sales.untilSelling();
      primary.heal();
    },
  },
  {
    name: 'the synchronous standby’s machine is cut off',
    happen: async ({ machines }, sales) => {
      const standby = await syncStandbyOf(machines);
      standby.partition();
      await wait(ANSWER_MS);
      await sales.untilSelling();
      standby.heal();
    },
  },
  { name: 'a process of the provider is killed', happen: ({ front }) => front.killProcess() },
  {
    name: 'etcd is stopped on all machines, and started',
    happen: async ({ machines }) => {
      await Promise.all(machines.map((machine) => machine.stopEtcd()));
      await wait(OUTAGE_MS);
      for (const machine of machines) machine.startEtcd();
    },
  },
  {
    name: 'a planned switch-over',
    happen: async ({ machines }) => switchOver(await primaryOf(machines), await syncStandbyOf(machines)),
  },
  {
    name: 'every Postgres is restarted, as for a minor release',
    happen: async ({ machines }) => {
      const primary = await primaryOf(machines);
      for (const machine of machines.filter((one) => one !== primary)) {
        await restartPostgres(machine);
        await untilWhole(machines);
      }
      await switchOver(primary, await syncStandbyOf(machines));
      await untilWhole(machines);
      await restartPostgres(primary);
    },
  },
  { name: 'migrations: expand, an index, contract, beside a dump', happen: migrateUnderSales },
];

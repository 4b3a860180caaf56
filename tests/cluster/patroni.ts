import { setTimeout as wait } from 'node:timers/promises';
import type { Machine } from './machine.ts';

const PORT = 8008;
const ASK_EVERY_MS = 200;
/** One that was just cut off goes on telling what it knew. */
const MUST_HOLD = 5;
const TIMEOUT_MS = 90_000;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly timeline?: number;
  readonly lag?: number | string;
}

const ask = (machine: Machine, path: string, body?: object): Promise<Response> =>
  fetch(`http://${machine.address}:${PORT}${path}`, {
    method: body ? 'POST' : 'GET',
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(body ? 60_000 : 1_000),
  });

/** What the machines say of the cluster; the first that answers. */
async function readMembers(machines: readonly Machine[]): Promise<readonly Member[]> {
  for (const machine of machines) {
    try {
      return ((await (await ask(machine, '/cluster')).json()) as { members: Member[] }).members;
    } catch {
      // Gone, or cut off; the next one knows.
    }
  }
  return [];
}

const isWhole = (members: readonly Member[], machines: number): boolean => {
  const primary = members.find(({ role }) => role === 'leader');
  const replicas = members.filter(({ role }) => role !== 'leader');
  return (
    primary?.state === 'running' &&
    replicas.length === machines - 1 &&
    replicas.some(({ role }) => role === 'sync_standby') &&
    replicas.every(
      ({ state, timeline, lag }) =>
        ['running', 'streaming'].includes(state) && timeline === primary.timeline && Number(lag) < 1_000_000,
    )
  );
};

/** Waits until all machines say, for a while, that there is a primary and the others follow it, one synchronously. */
export async function untilWhole(machines: readonly Machine[]): Promise<void> {
  let views: (readonly Member[])[] = [];
  let times = 0;
  for (const from = Date.now(); Date.now() - from < TIMEOUT_MS; await wait(ASK_EVERY_MS)) {
    views = await Promise.all(machines.map((machine) => readMembers([machine])));
    times = views.every((members) => isWhole(members, machines.length)) ? times + 1 : 0;
    if (times === MUST_HOLD) return;
  }
  throw new Error(`The cluster does not become whole: ${JSON.stringify(views)}`);
}

async function withRole(machines: readonly Machine[], role: string): Promise<Machine> {
  const members = await readMembers(machines);
  const found = machines.find(({ name }) => members.some((one) => one.name === name && one.role === role));
  if (!found) throw new Error(`No machine is ${role}: ${JSON.stringify(members)}`);
  return found;
}

export const primaryOf = (machines: readonly Machine[]): Promise<Machine> => withRole(machines, 'leader');
export const syncStandbyOf = (machines: readonly Machine[]): Promise<Machine> => withRole(machines, 'sync_standby');

async function order(machine: Machine, path: string, body: object): Promise<void> {
  const answer = await ask(machine, path, body);
  if (!answer.ok) throw new Error(`${machine.name} refuses ${path}: ${await answer.text()}`);
}

/** As `patronictl switchover` does. */
export const switchOver = (from: Machine, to: Machine): Promise<void> =>
  order(from, '/switchover', { leader: from.name, candidate: to.name });

/** As `patronictl restart` does. */
export const restartPostgres = (machine: Machine): Promise<void> => order(machine, '/restart', { timeout: 30 });

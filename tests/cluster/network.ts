import { run } from './process.ts';

const BRIDGE = 'haat-bridge';
const PREFIX = '10.86.0.';
export const NETWORK = `${PREFIX}0/24`;

export const addressOf = (machine: number): string => `${PREFIX}${10 + machine}`;
export const namespaceOf = (machine: number): string => `haat-${machine}`;
const cableOf = (machine: number): string => `haat-cable-${machine}`;

const quietly = (...args: readonly string[]): void => {
  try {
    run('ip', ...args);
  } catch {
    // It was not there.
  }
};

/** Takes the machines' network away, left over or not. */
export function removeNetwork(machines: readonly number[]): void {
  for (const machine of machines) {
    quietly('link', 'del', cableOf(machine));
    quietly('netns', 'del', namespaceOf(machine));
  }
  quietly('link', 'del', BRIDGE);
}

/** Gives each machine a network namespace of its own, with a cable to a switch that this machine is on too. */
export function makeNetwork(machines: readonly number[]): void {
  removeNetwork(machines);
  run('ip', 'link', 'add', BRIDGE, 'type', 'bridge');
  run('ip', 'address', 'add', `${PREFIX}1/24`, 'dev', BRIDGE);
  run('ip', 'link', 'set', BRIDGE, 'up');
  for (const machine of machines) {
    const [namespace, cable] = [namespaceOf(machine), cableOf(machine)];
    run('ip', 'netns', 'add', namespace);
    run('ip', 'link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace);
    run('ip', 'link', 'set', cable, 'master', BRIDGE, 'up');
    run('ip', '-n', namespace, 'address', 'add', `${addressOf(machine)}/24`, 'dev', 'eth0');
    run('ip', '-n', namespace, 'link', 'set', 'eth0', 'up');
    run('ip', '-n', namespace, 'link', 'set', 'lo', 'up');
  }
}

/** Pulls a machine's cable, or puts it in again: nobody hears of it any more, and nothing is refused. */
export const setCable = (machine: number, state: 'up' | 'down'): string =>
  run('ip', 'link', 'set', cableOf(machine), state);

/** The numbers of all that runs on a machine. */
export const processesOn = (machine: number): number[] =>
  run('ip', 'netns', 'pids', namespaceOf(machine)).split('\n').filter(Boolean).map(Number);

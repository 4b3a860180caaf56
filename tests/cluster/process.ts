import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';

/** Postgres, etcd and the like refuse to run as root. */
export const AS_POSTGRES = ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', '--'];

/** Runs a command and returns what it says. Throws with its own words when it fails. */
export const run = (command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' });

/** Starts a process that stays; what it says goes to a file. */
export function startProcess(log: string, [command = '', ...args]: readonly string[]): ChildProcess {
  const out = openSync(log, 'a');
  return spawn(command, args, {
    stdio: ['ignore', out, out],
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C.UTF-8' },
  });
}

/** Ends a process, and waits until it is gone. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

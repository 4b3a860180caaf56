import { type ChildProcess, spawn } from 'node:child_process';
import { expect } from 'vitest';

/** A command that runs on its own, and what it has said so far. */
export interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
}

export function startShop(project: string, port: number, environment: Record<string, string> = {}): Started {
  let said = '';
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: project,
    env: { PATH: process.env['PATH'], HOME: project, PORT: String(port), ...environment },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return { child, said: () => said };
}

/** Waits, at most `within` milliseconds, until the shop says that it is open. */
export const ready = ({ child, said }: Started, within: number): Promise<void> =>
  Promise.race([
    expect.poll(said, { timeout: within, interval: 100 }).toContain('Open the shop   '),
    new Promise<never>((_, reject) => child.once('close', () => reject(new Error(`It ended instead:\n${said()}`)))),
  ]);

/** Presses Ctrl-C; gives the exit code. */
export async function stopShop({ child }: Started): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill('SIGINT');
  return ended;
}

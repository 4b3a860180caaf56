import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from 'vitest';

/** A command that runs on its own, and what it has said so far. */
export interface Started {
  readonly child: ChildProcess;
  readonly said: () => string;
}

/** Only the Node that starts a command may be used: the one found first on the PATH may be older, and here it fails. */
const stubs = mkdtempSync(join(tmpdir(), 'haat-stubs-'));
writeFileSync(join(stubs, 'node'), '#!/bin/sh\necho "the node of the PATH was used" >&2\nexit 1\n', { mode: 0o755 });

export function startShop(project: string, port: number, environment: Record<string, string> = {}): Started {
  let said = '';
  const child = spawn(process.execPath, ['server/start.ts'], {
    cwd: project,
    env: { PATH: [stubs, process.env['PATH']].join(delimiter), HOME: project, PORT: String(port), ...environment },
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

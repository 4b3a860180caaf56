import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { collectOutput, type Started, waitForOutput } from '../../harness/wait-for-output.ts';

/** Only the Node that starts a command may be used: the one found first on the PATH may be older, and here it fails. */
const stubs = mkdtempSync(join(tmpdir(), 'haat-stubs-'));
writeFileSync(join(stubs, 'node'), '#!/bin/sh\necho "the node of the PATH was used" >&2\nexit 1\n', { mode: 0o755 });

export function startShop(project: string, port: number, environment: Record<string, string> = {}): Started {
  return collectOutput(
    spawn(process.execPath, ['cli/haat.js', 'start'], {
      cwd: project,
      env: { PATH: [stubs, process.env['PATH']].join(delimiter), HOME: project, PORT: String(port), ...environment },
    }),
  );
}

/** Waits until the shop says that it is open. */
export const ready = (shop: Started): Promise<unknown> => waitForOutput(shop, /Open the shop {3}/);

/** Presses Ctrl-C; gives the exit code. */
export async function stopShop({ child }: Started): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  child.kill('SIGINT');
  return ended;
}

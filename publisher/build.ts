import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type BuildProgress, readBuildMessage } from './build-message.ts';
import { DiskFullError } from './disk.ts';
import { PublishError } from './fault.ts';
import type { BuildScope } from './publish-request.ts';
import { readJsonFile, writeJsonFile } from './json-file.ts';

export interface Command {
  readonly command: string;
  /** Where it builds. */
  readonly into: string;
  /** Remembers the process, so that after a crash the next build waits until it is gone. */
  readonly pidFile: string;
  readonly minutes: number;
  readonly scope: BuildScope;
  readonly onProgress: (progress: BuildProgress) => void;
  /** Called with each line that is no message, of a command that sends none, and with what a command warns of. */
  readonly onLine: (line: string) => void;
  readonly stop: AbortSignal;
}

const SUPERVISE = fileURLToPath(new URL('./supervise.ts', import.meta.url));
/** Characters at the end of what the command wrote, which tell what went wrong. */
const STDERR_TAIL = 1500;

/** @throws {PublishError | DiskFullError} */
export async function build(options: Command): Promise<void> {
  const { command, into, pidFile, minutes, scope, onProgress, onLine, stop } = options;
  await exited(readJsonFile(pidFile, 0));
  mkdirSync(into, { recursive: true });
  const child = spawn(process.execPath, [SUPERVISE, command], {
    env: { ...process.env, BUILD_DIR: into, BUILD_MESSAGES: 'json', BUILD_SCOPE: scope },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  writeJsonFile(pidFile, child.pid);
  let stderr = '';
  let failure = '';
  let reason = '';
  createInterface({ input: child.stdout }).on('line', (line) => {
    const message = readBuildMessage(line);
    if (message?.type === 'progress') onProgress(message.progress);
    else if (message?.type === 'failed') ({ failure, reason } = message);
    else if (message) onLine(message.text);
    else onLine(line);
  });
  child.stderr.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-STDERR_TAIL)));
  const timeout = AbortSignal.timeout(minutes * 60_000);
  const end = () => child.kill('SIGTERM');
  for (const signal of [timeout, stop]) signal.addEventListener('abort', end, { once: true });
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  stop.removeEventListener('abort', end);
  if (stop.aborted) throw new PublishError({ code: 'publisher-stopped' });
  if (timeout.aborted) throw new PublishError({ code: 'build-timeout', minutes });
  if (exitCode === 0) return;
  if (failure === 'disk-full') throw new DiskFullError(reason);
  throw new PublishError({ code: 'build-failed', exitCode, output: reason || stderr.trim() });
}

/** Waits until a build that a crash has left behind has ended, as it does when it finds its parent gone. */
async function exited(pid: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    try {
      if (pid === 0) return;
      process.kill(pid, 0);
    } catch {
      return;
    }
    await wait(50);
  }
}

import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/** Nothing was published; `message` says why, in words for an editor. */
export class PublishError extends Error {
  override name = 'PublishError';
}

export interface Command {
  readonly command: string;
  /** Where it builds. */
  readonly into: string;
  /** Remembers the process, so that after a crash the next build waits until it is gone. */
  readonly pidFile: string;
  readonly minutes: number;
  readonly say: (line: string) => void;
  readonly stop: AbortSignal;
}

const SUPERVISE = fileURLToPath(new URL('./supervise.ts', import.meta.url));
/** Of what the command wrote, the end tells what went wrong. */
const STDERR_TAIL = 1500;

/** @throws {PublishError} */
export async function build({ command, into, pidFile, minutes, say, stop }: Command): Promise<void> {
  await gone(readJsonFile(pidFile, 0));
  mkdirSync(into, { recursive: true });
  const child = spawn(process.execPath, [SUPERVISE, command], {
    env: { ...process.env, BUILD_DIR: into },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  writeJsonFile(pidFile, child.pid);
  let errors = '';
  child.stdout?.on('data', (chunk: Buffer) => say(chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-STDERR_TAIL)));
  const late = AbortSignal.timeout(minutes * 60_000);
  const end = () => child.kill('SIGTERM');
  for (const signal of [late, stop]) signal.addEventListener('abort', end, { once: true });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  stop.removeEventListener('abort', end);
  if (stop.aborted) throw new PublishError('The publisher was stopped while the site was built.');
  if (late.aborted) throw new PublishError(`The site was not built within ${minutes} minutes.`);
  if (code !== 0) throw new PublishError(errors.trim() || `The build ended with code ${code} and said nothing.`);
}

/** Takes away what was built, and what the command keeps beside it: the next build starts from nothing. */
export function clearBuild(dir: string): void {
  for (const name of readdirSync(dir))
    if (name === 'build' || name.startsWith('build.')) rmSync(join(dir, name), { recursive: true, force: true });
}

/** The process ends by itself as soon as it finds its parent gone. */
async function gone(pid: number): Promise<void> {
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

import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A process that runs on its own, and all it has written so far. */
export interface Started {
  readonly child: ChildProcess;
  readonly output: () => string;
}

const POLL_MS = 50;
/** Milliseconds without output after which a process counts as hung. */
const SILENCE_MS = 600_000;

/** Whether it has ended, and all that it wrote has been read. */
const hasClosed = ({ exitCode, signalCode, stdout, stderr }: ChildProcess): boolean =>
  (exitCode !== null || signalCode !== null) && [stdout, stderr].every((stream) => stream?.readableEnded ?? true);

/** Collects what a process writes. */
export function collectOutput(child: ChildProcess, onOutput?: (text: string) => void): Started {
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      onOutput?.(chunk.toString());
    });
  return { child, output: () => output };
}

/**
 * Waits until a process has written what matches, as long as it lives and goes on writing: how long it takes in all depends
 * on the machine. Returns the match.
 * @throws when it ends, or hangs, before that; the message has what it wrote
 */
export async function waitForOutput({ child, output }: Started, pattern: RegExp): Promise<RegExpExecArray> {
  let length = 0;
  let heardAt = performance.now();
  for (;;) {
    const found = pattern.exec(output());
    if (found) return found;
    if (hasClosed(child)) throw new Error(`It ended (${child.signalCode ?? child.exitCode}):\n${output()}`);
    if (output().length > length) [length, heardAt] = [output().length, performance.now()];
    if (performance.now() - heardAt > SILENCE_MS) throw new Error(`It has said nothing for ten minutes:\n${output()}`);
    await wait(POLL_MS);
  }
}

import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { collectOutput, waitForOutput } from '../../harness/wait-for-output.ts';

/** Runs a command in a process of its own, which says that it has begun. */
async function begin(command: string, graceMs = 60_000) {
  const script = `const { run } = await import('./server/run-command.ts');
    await run(async ({ stop, onShutdown }) => { console.log('begun'); ${command} }, ${graceMs});`;
  const started = collectOutput(spawn(process.execPath, ['--input-type=module', '-e', script]));
  const ended = once(started.child, 'exit');
  await waitForOutput(started, /begun/);
  return { ...started, ended };
}

const NEVER_ENDS = 'setInterval(() => {}, 1000); await new Promise(() => {});';

test('what a command leaves running when it is asked to stop does not keep the process alive', async () => {
  const { child, ended, output } = await begin(
    `setInterval(() => {}, 1000);
     await new Promise((resolve) => stop.addEventListener('abort', resolve));
     throw new Error('closed while it was being made');`,
  );
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output().trim().split(/\s+/)).toEqual(['begun', 'Stopped.']);
});

test('a start that hangs is given up, and what hangs while it closes keeps nothing else open', async () => {
  const { child, ended, output } = await begin(
    `onShutdown(async () => console.log('database closed'));
     onShutdown(() => new Promise(() => {}));
     ${NEVER_ENDS}`,
    100,
  );
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output()).toContain('database closed');
});

test('a second signal ends it at once; the same one that comes twice is one', async () => {
  const { child, ended } = await begin(NEVER_ENDS);
  child.kill('SIGINT');
  child.kill('SIGINT');
  await wait(1000);
  expect(child.exitCode).toBeNull();
  child.kill('SIGTERM');
  expect(await ended).toEqual([1, null]);
});

test('what a command leaves running when it fails does not keep the process alive', async () => {
  const { ended, output } = await begin(
    `onShutdown(async () => console.log('database closed'));
     setInterval(() => {}, 1000);
     throw new Error('the port is taken');`,
  );
  expect(await ended).toEqual([1, null]);
  expect(output()).toContain('the port is taken');
  expect(output()).toContain('database closed');
});

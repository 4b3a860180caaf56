import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Of a process that tests start. What was made of the source is kept from one to the next: it takes a second each. */
export const COMMAND_ENVIRONMENT = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../.cache/compiled', import.meta.url)),
};

/** Runs a command of `haat` as a process of its own, in a folder or in the project's, and gives what it wrote and how it ended. */
export async function runCommand(
  name: string,
  args: readonly string[],
  environment: Record<string, string>,
  folder?: string,
): Promise<{ code: number | null; output: string }> {
  const path = fileURLToPath(new URL('../cli/haat.js', import.meta.url));
  const env = { ...COMMAND_ENVIRONMENT, ...environment };
  const child = spawn(process.execPath, [path, name, ...args], { env, cwd: folder });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answered, Asking } from './open.ts';
import { TOKEN_SECRET } from './secrets/secret.ts';

const LISTEN = fileURLToPath(new URL('../../provider/cli/listen.ts', import.meta.url));

export interface Running {
  readonly child: ChildProcess;
  /** Where it answers, with `/api`. */
  readonly base: string;
  /** All it has written so far. */
  readonly said: () => string;
}

/** Starts a provider as a process of its own, on a free port, and waits until it answers. */
export async function startProvider(environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [LISTEN], {
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', TOKEN_SECRET, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const base = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /answers on (\S+)/.exec(said)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code, signal) => reject(new Error(`The provider ended (${signal ?? code}): ${said}`)));
  });
  return { child, base, said: () => said };
}

/** Ends it, and waits until it is gone. */
export async function end({ child }: Running, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = (await gone) as [number | null];
  return code;
}

/** Asks over the network. Throws when nobody answers. */
export async function askOver(
  base: string,
  method: string,
  path: string,
  { token, body, headers }: Asking = {},
): Promise<Answered> {
  const answer = await fetch(base + path, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: await answer.json(), headers: answer.headers };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { collectOutput, type Started, waitForOutput } from './wait-for-output.ts';
import { COMMAND_ENVIRONMENT } from './run-command.ts';
import { TOKEN_SECRET } from './token-secret.ts';

const LISTEN = fileURLToPath(new URL('../provider/cli/listen.ts', import.meta.url));

export interface Asking {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string>;
}

export interface Answered {
  readonly status: number;
  // Tests look into answers of every call; each says by its expectation what it should find.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  readonly body: any;
  readonly headers: Headers;
}

export interface Running extends Started {
  /** Base URL, with `/api`. */
  readonly base: string;
}

/** Starts a provider as a process of its own, on a free port, and waits until it answers. */
export async function startProvider(environment: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [LISTEN], {
    env: { ...COMMAND_ENVIRONMENT, PORT: '0', HOST: '127.0.0.1', TOKEN_SECRET, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = collectOutput(child);
  const [, base = ''] = await waitForOutput(started, /answers on (\S+)/);
  return { ...started, base };
}

/** URL of the metrics of a provider that was started with a METRICS_PORT. */
export const metricsOf = ({ output }: Running): string => /metrics are on (\S+)\./.exec(output())?.[1] ?? '';

/** Ends it, and waits until it is gone. */
export async function end({ child }: Pick<Started, 'child'>, signal: NodeJS.Signals): Promise<number | null> {
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

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { PublisherListening, PublisherStatus } from '../../contract/publisher-status.ts';
import { faultText } from '../../provider/domain/editor/publisher-text.ts';
import { sign, type SignedRequest } from '../../publisher/signature.ts';
import type { Outcome, Status } from '../../publisher/status.ts';
import { COMMAND_ENVIRONMENT } from '../run-command.ts';
import type { Crash } from './crash.ts';
import type { BuildSpec } from './site.ts';

const INDEX = fileURLToPath(new URL('../../publisher/index.ts', import.meta.url));
const CRASH = fileURLToPath(new URL('./crash.ts', import.meta.url));
const SITE = fileURLToPath(new URL('./site.ts', import.meta.url));
const POLL_MS = 20;
export const KEY = 'a key that is long enough for everybody';

export interface Answered {
  readonly status: number;
  readonly body: Status & { readonly message: string };
}

interface Signing {
  readonly at?: number;
  readonly key?: string;
  /** What the signature is of, where that is not what is sent. */
  readonly signedAs?: Partial<SignedRequest>;
}

/** An outcome with the words that an editor reads. */
export interface DescribedOutcome extends Outcome {
  readonly error: string | null;
  readonly warnings: readonly string[];
}

/** Reads an outcome by the schema of those who receive it. */
function describeOutcome(outcome: Outcome): DescribedOutcome {
  const { faults, brokenLinks } = v.parse(PublisherStatus.entries.outcomes.item, outcome);
  return {
    ...outcome,
    error: faults.length > 0 ? faults.map(faultText).join('\n') : null,
    warnings: brokenLinks.map((link) => faultText({ code: 'broken-link', ...link })),
  };
}

let ids = 0;

/** A publisher as a process of its own, with a site that does as it is told. */
export class TestPublisher {
  readonly dir: string;
  readonly #specFile: string;
  readonly #log: string;
  readonly #crashLog: string;
  readonly #goOn: string;
  #child: ChildProcess | undefined;
  #base = '';

  /** Base URL. */
  get base(): string {
    return this.#base;
  }

  /** @param dir an empty folder for all it keeps, on one disk */
  constructor(dir = mkdtempSync(join(tmpdir(), 'haat-publisher-'))) {
    this.dir = dir;
    this.#specFile = join(dir, 'build-spec.json');
    this.#log = join(dir, 'builds.log');
    this.#crashLog = join(dir, 'crash.log');
    this.#goOn = join(dir, 'go-on');
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get current(): string {
    return join(this.dir, 'published', 'current');
  }

  /**
   * @param environment another command than the site that does as it is told, and whatever else
   * @param crash the moment of a publish at which it is killed
   */
  async start(environment: Record<string, string> = {}, crash?: Crash): Promise<void> {
    const child = spawn(process.execPath, crash ? ['--import', CRASH, INDEX] : [INDEX], {
      env: {
        ...COMMAND_ENVIRONMENT,
        PUBLISHER_KEY: KEY,
        PUBLISHER_PORT: '0',
        PUBLISHER_DIR: join(this.dir, 'published'),
        // Two commands, so that the shell stays between the publisher and the build.
        PUBLISHER_COMMAND: `${process.execPath} ${SITE} ${this.#specFile} ${this.#log} ${this.#goOn}; exit $?`,
        ...environment,
        ...(crash && { CRASH_AT: JSON.stringify(crash), CRASH_LOG: this.#crashLog }),
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child = child;
    const [message] = (await once(child, 'message')) as unknown[];
    this.#base = v.parse(PublisherListening, message).url;
  }

  /** Lets builds that hang go on and end, from now on. */
  goOn(): void {
    writeFileSync(this.#goOn, '');
  }

  /** Sets what the next builds make. */
  specifyBuild(spec: BuildSpec): void {
    writeFileSync(`${this.#specFile}.part`, JSON.stringify(spec));
    renameSync(`${this.#specFile}.part`, this.#specFile);
  }

  /** The texts of the builds that were begun, hang, or have come to their end, in their order; or their scopes. */
  builds(moment: 'start' | 'still' | 'end' | 'scope' = 'start'): string[] {
    if (!existsSync(this.#log)) return [];
    const lines = readFileSync(this.#log, 'utf8').split('\n');
    return lines.filter((line) => line.startsWith(`${moment} `)).map((line) => line.slice(moment.length + 1));
  }

  /** @param at the timestamp; a wrong `key`, or another request in its place, makes a wrong signature */
  async call(
    method: 'GET' | 'POST',
    path: string,
    body = '',
    { at = Date.now(), key = KEY, signedAs = {} }: Signing = {},
  ): Promise<Answered> {
    const sent = { method, path, body: method === 'GET' ? '' : body };
    const headers = signed({ ...sent, ...signedAs }, at, key);
    const answer = await fetch(this.#base + path, { method, headers, ...(method === 'POST' && { body }) });
    return { status: answer.status, body: (await answer.json()) as Answered['body'] };
  }

  publish(reason = 'a new text', scope?: 'settings'): Promise<Answered> {
    return this.call('POST', '/', JSON.stringify({ id: `wish-${(ids += 1)}`, reason, scope }));
  }

  async status(): Promise<Status> {
    return (await this.call('GET', '/status')).body;
  }

  /** Waits until nothing is being published, however long that takes; returns the last outcome. */
  async settled(): Promise<DescribedOutcome> {
    for (;;) {
      const { step, running, waiting, outcomes } = await this.status();
      if (step === 'idle' && running.length + waiting.length === 0 && outcomes[0]) return describeOutcome(outcomes[0]);
      await wait(POLL_MS);
    }
  }

  /** Waits until it is killed at the moment that it was started with; returns what it was doing to the disk. */
  async crashed(): Promise<string> {
    const child = this.#child;
    if (!child) throw new Error('The publisher is not started.');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    if (child.signalCode !== 'SIGKILL') throw new Error(`The publisher ended with ${child.exitCode}.`);
    const moment = readFileSync(this.#crashLog, 'utf8');
    rmSync(this.#crashLog);
    return moment;
  }

  /** A file as the web server would send it now. */
  served(name = 'index.html'): string {
    return readFileSync(join(this.current, name), 'utf8');
  }

  async end(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.end();
    rmSync(this.dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

const signed = (request: SignedRequest, at: number, key: string): Record<string, string> => ({
  'x-haat-timestamp': String(at),
  'x-haat-signature': sign(key, String(at), request),
});

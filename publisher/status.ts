import type { ServerResponse } from 'node:http';
import type { BuildProgress } from './build-message.ts';
import type { BrokenLink, Fault } from './fault.ts';
import type { PublishRequest } from './publish-request.ts';
import type { Release } from './release.ts';

export type Step = 'idle' | 'building' | 'checking' | 'switching';

/** How a publish ended. */
export interface Outcome {
  readonly requests: readonly PublishRequest[];
  readonly at: string;
  readonly seconds: number;
  /** The release it became; null when nothing was published, or another host builds. */
  readonly release: string | null;
  /** Why nothing was published. */
  readonly faults: readonly Fault[];
  /** Links that lead nowhere; the site is published all the same. */
  readonly brokenLinks: readonly BrokenLink[];
}

/** Everything there is to know, as it is sent. Raise the version when a field changes its meaning. */
export interface Status {
  readonly version: 1;
  readonly step: Step;
  /** How far the build is, of a command that says so. */
  readonly progress: BuildProgress | null;
  /** The last line that the command wrote, where that is no message. */
  readonly detail: string;
  readonly running: readonly PublishRequest[];
  readonly waiting: readonly PublishRequest[];
  /** Newest first. */
  readonly outcomes: readonly Outcome[];
  readonly current: string | null;
  /** What can be rolled back to, newest first. */
  readonly releases: readonly Release[];
}

const MAX_OUTCOMES = 20;
/** Milliseconds between two events; a build reports more often than anybody can read. */
const NOTIFY_INTERVAL_MS = 200;
/** Milliseconds of silence after which a proxy might hang up. */
const KEEP_ALIVE_MS = 20_000;

type Stored = Pick<Status, 'running' | 'waiting' | 'current' | 'releases'>;

/** The status, and the server-sent events that follow it. */
export class StatusStream {
  step: Step = 'idle';
  progress: BuildProgress | null = null;
  detail = '';
  outcomes: readonly Outcome[] = [];
  readonly #read: () => Stored;
  readonly #listeners = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  constructor(read: () => Stored) {
    this.#read = read;
    setInterval(() => this.#send(': still here\n\n'), KEEP_ALIVE_MS).unref();
  }

  get status(): Status {
    const { step, progress, detail, outcomes } = this;
    return { version: 1, step, progress, detail, outcomes, ...this.#read() };
  }

  setStep(step: Step): void {
    this.step = step;
    this.progress = null;
    this.detail = '';
    this.notify();
  }

  setProgress(progress: BuildProgress): void {
    this.progress = progress;
    this.detail = '';
    this.notify();
  }

  setDetail(line: string): void {
    if (line.trim() === '') return;
    this.detail = line.trim();
    this.notify();
  }

  finish(outcome: Outcome): void {
    this.outcomes = [outcome, ...this.outcomes].slice(0, MAX_OUTCOMES);
    this.setStep('idle');
  }

  notify(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#send(this.#message());
    }, NOTIFY_INTERVAL_MS).unref();
  }

  /** Keeps telling one listener, as server-sent events, until it hangs up. */
  subscribe(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(this.#message());
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  #message(): string {
    return `event: status\ndata: ${JSON.stringify(this.status)}\n\n`;
  }

  #send(text: string): void {
    for (const response of this.#listeners) response.write(text);
  }
}

import type { ServerResponse } from 'node:http';
import type { PublishRequest } from './publish-request.ts';
import type { Release } from './release.ts';

export type Step = 'idle' | 'building' | 'checking' | 'switching';

/** How a publish ended. */
export interface Outcome {
  readonly hooks: readonly PublishRequest[];
  readonly at: string;
  readonly seconds: number;
  /** The release it became; null when nothing was published. */
  readonly release: string | null;
  /** Why nothing was published, in words. */
  readonly error: string | null;
  /** Links that lead nowhere, in words; they keep nothing back. */
  readonly warnings: readonly string[];
}

/** All there is to know, as it goes out. */
export interface Status {
  readonly step: Step;
  /** What the build says it is doing. */
  readonly detail: string;
  readonly running: readonly PublishRequest[];
  readonly waiting: readonly PublishRequest[];
  /** The last ones, newest first. */
  readonly outcomes: readonly Outcome[];
  readonly current: string | null;
  /** What can be gone back to, newest first. */
  readonly releases: readonly Release[];
}

const MAX_OUTCOMES = 20;
/** Milliseconds between two messages; a build says more than anybody can read. */
const NOTIFY_INTERVAL_MS = 200;
/** Milliseconds of silence after which a proxy might hang up. */
const KEEP_ALIVE_MS = 20_000;

/** What happens, told to everybody who listens. */
export class StatusStream {
  step: Step = 'idle';
  detail = '';
  outcomes: readonly Outcome[] = [];
  readonly #read: () => Omit<Status, 'step' | 'detail' | 'outcomes'>;
  readonly #listeners = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  constructor(read: () => Omit<Status, 'step' | 'detail' | 'outcomes'>) {
    this.#read = read;
    setInterval(() => this.#send(': still here\n\n'), KEEP_ALIVE_MS).unref();
  }

  get status(): Status {
    return { step: this.step, detail: this.detail, outcomes: this.outcomes, ...this.#read() };
  }

  setStep(step: Step, detail = ''): void {
    this.step = step;
    this.detail = detail;
    this.notify();
  }

  /** The last line of what the build has said. */
  setDetail(text: string): void {
    this.detail =
      text
        .trim()
        .split(/[\r\n]+/)
        .at(-1)
        ?.trim() ?? '';
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

import type { ServerResponse } from 'node:http';
import type { Hook } from './hook.ts';
import type { Release } from './release.ts';

export type Step = 'idle' | 'building' | 'checking' | 'switching';

/** How a publish ended. */
export interface Outcome {
  readonly hooks: readonly Hook[];
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
  readonly running: readonly Hook[];
  readonly waiting: readonly Hook[];
  /** The last ones, newest first. */
  readonly outcomes: readonly Outcome[];
  readonly current: string | null;
  /** What can be gone back to, newest first. */
  readonly releases: readonly Release[];
}

const OUTCOMES = 20;
/** Milliseconds between two messages; a build says more than anybody can read. */
const AT_MOST_EVERY = 200;
/** Milliseconds of silence after which a proxy might hang up. */
const KEEP_ALIVE = 20_000;

/** What happens, told to everybody who listens. */
export class Live {
  step: Step = 'idle';
  detail = '';
  outcomes: readonly Outcome[] = [];
  readonly #read: () => Omit<Status, 'step' | 'detail' | 'outcomes'>;
  readonly #listeners = new Set<ServerResponse>();
  #timer: NodeJS.Timeout | undefined;

  constructor(read: () => Omit<Status, 'step' | 'detail' | 'outcomes'>) {
    this.#read = read;
    setInterval(() => this.#send(': still here\n\n'), KEEP_ALIVE).unref();
  }

  get status(): Status {
    return { step: this.step, detail: this.detail, outcomes: this.outcomes, ...this.#read() };
  }

  show(step: Step, detail = ''): void {
    this.step = step;
    this.detail = detail;
    this.changed();
  }

  /** The last line of what the build has said. */
  say(text: string): void {
    this.detail =
      text
        .trim()
        .split(/[\r\n]+/)
        .at(-1)
        ?.trim() ?? '';
    this.changed();
  }

  ended(outcome: Outcome): void {
    this.outcomes = [outcome, ...this.outcomes].slice(0, OUTCOMES);
    this.show('idle');
  }

  changed(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#send(this.#message());
    }, AT_MOST_EVERY).unref();
  }

  /** Keeps telling one listener, as server-sent events, until it hangs up. */
  listen(response: ServerResponse): void {
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

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
  /** The id of the new release; null when nothing was published, or another host builds. */
  readonly release: string | null;
  /** Why nothing was published. */
  readonly faults: readonly Fault[];
  /** Broken links, with which the site is published all the same. */
  readonly brokenLinks: readonly BrokenLink[];
}

/** The status as it is sent. Raise the version when a field changes its meaning. */
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
  /** Releases to roll back to, newest first. */
  readonly releases: readonly Release[];
}

const MAX_OUTCOMES = 20;

type Stored = Pick<Status, 'running' | 'waiting' | 'current' | 'releases'>;

/** The state of the publisher, and the outcomes of the last publishes. */
export class PublisherState {
  #step: Step = 'idle';
  #progress: BuildProgress | null = null;
  #detail = '';
  #outcomes: readonly Outcome[] = [];
  readonly #read: () => Stored;

  constructor(read: () => Stored) {
    this.#read = read;
  }

  get status(): Status {
    const [step, progress, detail, outcomes] = [this.#step, this.#progress, this.#detail, this.#outcomes];
    return { version: 1, step, progress, detail, outcomes, ...this.#read() };
  }

  setStep(step: Step): void {
    this.#step = step;
    this.#progress = null;
    this.#detail = '';
  }

  setProgress(progress: BuildProgress): void {
    this.#progress = progress;
    this.#detail = '';
  }

  setDetail(line: string): void {
    if (line.trim() !== '') this.#detail = line.trim();
  }

  finish(outcome: Outcome): void {
    this.#outcomes = [outcome, ...this.#outcomes].slice(0, MAX_OUTCOMES);
    this.setStep('idle');
  }
}

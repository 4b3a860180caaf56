import type { Hook } from './hook.ts';
import { readKept, tryKeep } from './kept.ts';

/** One publish at a time. What is asked for in the meantime becomes one next, however much it is. */
export class Queue {
  readonly #file: string;
  readonly #publish: (hooks: readonly Hook[]) => Promise<void>;
  readonly #changed: () => void;
  readonly #stop: AbortSignal;
  #running: readonly Hook[] = [];
  #waiting: readonly Hook[] = [];

  /** @param file keeps what was asked for and is not done, so that a crash forgets nothing */
  constructor(
    file: string,
    publish: (hooks: readonly Hook[]) => Promise<void>,
    changed: () => void,
    stop: AbortSignal,
  ) {
    this.#file = file;
    this.#publish = publish;
    this.#changed = changed;
    this.#stop = stop;
  }

  get running(): readonly Hook[] {
    return this.#running;
  }

  get waiting(): readonly Hook[] {
    return this.#waiting;
  }

  /** Goes on with what was under way when the process ended. */
  resume(): void {
    this.#waiting = readKept<Hook[]>(this.#file, []);
    void this.#run();
  }

  add(hook: Hook): void {
    if ([...this.#running, ...this.#waiting].some(({ id }) => id === hook.id)) return;
    this.#waiting = [...this.#waiting, hook];
    this.#keep();
    if (this.#running.length === 0) void this.#run();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      [this.#running, this.#waiting] = [this.#waiting, []];
      this.#keep();
      await this.#publish(this.#running);
      // What was cut short is taken up at the next start.
      if (this.#stop.aborted) return;
      this.#running = [];
      this.#keep();
    }
  }

  #keep(): void {
    tryKeep(this.#file, [...this.#running, ...this.#waiting]);
    this.#changed();
  }
}

import type { PublishRequest } from './publish-request.ts';
import { readJsonFile, tryWriteJsonFile } from './json-file.ts';

/** One publish at a time. What is asked for in the meantime becomes one next, however much it is. */
export class Queue {
  readonly #file: string;
  readonly #publish: (requests: readonly PublishRequest[]) => Promise<void>;
  readonly #stop: AbortSignal;
  #running: readonly PublishRequest[] = [];
  #waiting: readonly PublishRequest[] = [];

  /** @param file keeps what was asked for and is not done, so that a crash forgets nothing */
  constructor(file: string, publish: (requests: readonly PublishRequest[]) => Promise<void>, stop: AbortSignal) {
    this.#file = file;
    this.#publish = publish;
    this.#stop = stop;
  }

  get running(): readonly PublishRequest[] {
    return this.#running;
  }

  get waiting(): readonly PublishRequest[] {
    return this.#waiting;
  }

  /** Goes on with what was under way when the process ended. */
  resume(): void {
    this.#waiting = readJsonFile<PublishRequest[]>(this.#file, []);
    void this.#run();
  }

  add(request: PublishRequest): void {
    if ([...this.#running, ...this.#waiting].some(({ id }) => id === request.id)) return;
    this.#waiting = [...this.#waiting, request];
    this.#save();
    if (this.#running.length === 0) void this.#run();
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      [this.#running, this.#waiting] = [this.#waiting, []];
      this.#save();
      await this.#publish(this.#running);
      // What was cut short is taken up at the next start.
      if (this.#stop.aborted) return;
      this.#running = [];
      this.#save();
    }
  }

  #save(): void {
    tryWriteJsonFile(this.#file, [...this.#running, ...this.#waiting]);
  }
}

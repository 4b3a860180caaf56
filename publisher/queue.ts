import type { PublishRequest } from './publish-request.ts';
import { readJsonFile, tryWriteJsonFile } from './json-file.ts';

/** Runs one publish at a time; all requests that arrive meanwhile become the next one. */
export class Queue {
  readonly #file: string;
  readonly #publish: (requests: readonly PublishRequest[]) => Promise<void>;
  readonly #stop: AbortSignal;
  #running: readonly PublishRequest[] = [];
  #waiting: readonly PublishRequest[] = [];

  /** @param file stores pending requests, so that a crash loses none */
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

  /** Resumes the requests that were pending when the process ended. */
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
      // An interrupted publish is resumed at the next start.
      if (this.#stop.aborted) return;
      this.#running = [];
      this.#save();
    }
  }

  #save(): void {
    tryWriteJsonFile(this.#file, [...this.#running, ...this.#waiting]);
  }
}

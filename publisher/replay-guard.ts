import { HttpError } from './http-error.ts';
import { readJsonFile, tryWriteJsonFile } from './json-file.ts';
import { TOLERANCE_MS } from './signature.ts';

/** Remembers signatures for as long as their timestamps are good, over a restart too: nothing can be sent again. */
export class ReplayGuard {
  readonly #file: string;
  #signatures: Map<string, number>;

  constructor(file: string) {
    this.#file = file;
    this.#signatures = new Map(readJsonFile<[string, number][]>(file, []));
  }

  /** @throws {HttpError} it was seen before */
  check(signature: string, now: number): void {
    if (this.#signatures.has(signature)) throw new HttpError(409, 'This very call came before.');
    // A timestamp may lie ahead as far as behind, so a signature is good for twice as long.
    const fresh = [...this.#signatures].filter(([, at]) => now - at <= 2 * TOLERANCE_MS);
    this.#signatures = new Map([...fresh, [signature, now]]);
    tryWriteJsonFile(this.#file, [...this.#signatures]);
  }
}

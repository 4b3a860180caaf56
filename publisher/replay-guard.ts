import { HttpError } from './http-error.ts';
import { readJsonFile, tryWriteJsonFile } from './json-file.ts';
import { TOLERANCE_MS } from './signature.ts';

/** Remembers signatures while their timestamps are valid, across restarts too, so that no request can be replayed. */
export class ReplayGuard {
  readonly #file: string;
  #signatures: Map<string, number>;

  constructor(file: string) {
    this.#file = file;
    this.#signatures = new Map(readJsonFile<[string, number][]>(file, []));
  }

  /** @throws {HttpError} the signature was used before */
  check(signature: string, now: number): void {
    if (this.#signatures.has(signature)) throw new HttpError(409, 'This very call came before.');
    // A timestamp may be ahead as well as behind, so a signature is valid for twice the tolerance.
    const fresh = [...this.#signatures].filter(([, at]) => now - at <= 2 * TOLERANCE_MS);
    this.#signatures = new Map([...fresh, [signature, now]]);
    tryWriteJsonFile(this.#file, [...this.#signatures]);
  }
}

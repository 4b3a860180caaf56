import { Refusal, TOLERANCE } from './hook.ts';
import { readKept, tryKeep } from './kept.ts';

/** Remembers signatures for as long as their timestamps are good, over a restart too: nothing can be sent again. */
export class Seen {
  readonly #file: string;
  #signatures: Map<string, number>;

  constructor(file: string) {
    this.#file = file;
    this.#signatures = new Map(readKept<[string, number][]>(file, []));
  }

  /** @throws {Refusal} it was seen before */
  remember(signature: string, now: number): void {
    if (this.#signatures.has(signature)) throw new Refusal(409, 'This very call came before.');
    // A timestamp may lie ahead as far as behind, so a signature is good for twice as long.
    const fresh = [...this.#signatures].filter(([, at]) => now - at <= 2 * TOLERANCE);
    this.#signatures = new Map([...fresh, [signature, now]]);
    tryKeep(this.#file, [...this.#signatures]);
  }
}

import { maxBodyBytes } from '../../contract/call.ts';
import { MAX_IMPORT_BYTES } from '../../contract/body-limits.ts';
import { msg } from '../../contract/msg.ts';
import { postIssue } from '../../contract/report-issue.ts';
import { overloaded, ProviderError } from '../domain/errors.ts';

const underWay = () =>
  new ProviderError(
    429,
    'sending_already',
    msg('Something else of yours is still being sent. Please try again once it has arrived.'),
    { headers: { 'retry-after': '10' } },
  );

/** Limits the bytes of large bodies that are held at once, in total and for each caller. */
export class BodyRoom {
  readonly #most: number;
  readonly #mostEach: number;
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(most: number, mostEach: number) {
    this.#most = most;
    this.#mostEach = mostEach;
  }

  /** Bytes held now. */
  get held(): number {
    return this.#all;
  }

  /**
   * Takes room before anything is received. Returns what gives it back, once.
   * @param who whose it is, as a name that nobody else has
   * @throws {ProviderError} 429 when this one holds as much as it may, 503 when all do
   */
  take(who: string, bytes: number): () => void {
    const held = this.#held.get(who) ?? 0;
    if (held + bytes > this.#mostEach) throw underWay();
    if (this.#all + bytes > this.#most) throw overloaded();
    this.#change(who, bytes);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      this.#change(who, -bytes);
    };
  }

  #change(who: string, bytes: number): void {
    this.#all += bytes;
    const held = (this.#held.get(who) ?? 0) + bytes;
    if (held > 0) this.#held.set(who, held);
    else this.#held.delete(who);
  }
}

/** A dozen reports with photos, two of each customer. */
export const memoryRoom = (): BodyRoom => new BodyRoom(12 * maxBodyBytes(postIssue), 2 * maxBodyBytes(postIssue));

/** Eight files of goods, three of each key: several editors may share one. */
export const diskRoom = (): BodyRoom => new BodyRoom(8 * MAX_IMPORT_BYTES, 3 * MAX_IMPORT_BYTES);

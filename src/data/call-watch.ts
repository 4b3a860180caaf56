import type { Call } from '../../contract/call.ts';
import { isNotThere, ProviderError, reason } from './provider.ts';
import { someOf, warn } from './build-message.ts';

/** After so many refusals in a row from the start, a provider is taken to lack the call. */
const MAX_REFUSED = 5;
/** After so many failures in a row, it is not asked any more. */
const MAX_FAILED = 20;

/** Makes one call for many things, goes on without those that can't be read, and stops asking when none can. */
export class CallWatch {
  readonly #call: Call;
  readonly #what: string;
  readonly #failed: string[] = [];
  #succeeded = false;
  #refused = 0;
  #inARow = 0;
  #reason = '';

  /** @param what what is then missing, such as `their description` */
  constructor(call: Call, what: string) {
    this.#call = call;
    this.#what = what;
  }

  get #isOver(): boolean {
    return (!this.#succeeded && this.#refused >= MAX_REFUSED) || this.#inARow >= MAX_FAILED;
  }

  /** Returns null where it failed. @param name of the thing, for the warning */
  async attempt<T>(name: string, call: () => Promise<T>): Promise<T | null> {
    if (this.#isOver) {
      this.#failed.push(name);
      return null;
    }
    try {
      const answer = await call();
      this.#succeeded = true;
      this.#inARow = 0;
      return answer;
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.cause) throw error;
      this.#failed.push(name);
      this.#reason ||= reason(error);
      if (isNotThere(error)) this.#refused++;
      else this.#inARow++;
      return null;
    }
  }

  /** Says once what failed. */
  report(): void {
    if (this.#failed.length === 0) return;
    const many = this.#failed.length === 1 ? 'one product' : `${this.#failed.length} products`;
    const asked = this.#isOver ? ', and was not asked any further' : '';
    warn(
      `GET /api${this.#call.path} failed (${this.#reason})${asked}: ${many} without ${this.#what} (${someOf(this.#failed)}).`,
    );
  }
}

import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { type CallError, isLoggedOut } from '../../api/errors.ts';
import { callError, fullfilled, idle, pending, rejected, type RequestState } from './request.ts';
import { toast } from './toast.ts';

/** What the shopper wants of each thing, shown at once and kept until the provider has it so. */
export interface Wishes<W> {
  readonly $wishes: ReadableAtom<ReadonlyMap<string, W>>;
  /** Of the writes: Pending as long as one is under way, then Rejected when one of them failed. */
  readonly $writing: WritableAtom<RequestState>;
  /**
   * Wants something of a thing from now on. One writer per thing carries it out, so that fast clicks end at the newest;
   * whoever asks while it writes waits for the same end. Gives why it failed, which the shopper has been told, or null.
   */
  readonly wish: (id: Id, wish: W) => Promise<CallError | null>;
  readonly isWriting: () => boolean;
  /** Wants nothing any more: another customer has come. What is under way is asked for no newest wish again. */
  readonly forget: () => void;
}

interface Work<W> {
  /** Brings the provider to the newest wish; there is none once all are forgotten. */
  readonly fulfil: (newest: () => W | undefined) => Promise<void>;
  /** Comes after the last writer. */
  readonly settle: (failure: CallError | null) => unknown;
}

export function createWishes<W>({ fulfil, settle }: Work<W>): Wishes<W> {
  const $wishes = atom<ReadonlyMap<string, W>>(new Map());
  const $writing = atom<RequestState>(idle);
  let writers = new Map<string, Promise<CallError | null>>();
  let failed: CallError | null = null;

  async function write(key: string): Promise<CallError | null> {
    const ours = writers;
    if (writers.size === 0) failed = null;
    $writing.set(pending);
    let failure: CallError | null = null;
    try {
      await fulfil(() => (ours === writers ? $wishes.get().get(key) : undefined));
    } catch (error) {
      failure = callError(error);
    }
    if (ours !== writers) return failure;
    if (failure && !isLoggedOut(failure)) toast(failure.message, { tone: 'error' });
    writers.delete(key);
    const left = new Map($wishes.get());
    left.delete(key);
    $wishes.set(left);
    failed ??= failure;
    if (writers.size > 0) return failure;
    $writing.set(failed ? rejected(failed) : fullfilled);
    await settle(failure);
    return failure;
  }

  return {
    $wishes,
    $writing,
    isWriting: () => writers.size > 0,
    wish(id, wish) {
      const key = String(id);
      $wishes.set(new Map($wishes.get()).set(key, wish));
      const writer = writers.get(key) ?? write(key);
      writers.set(key, writer);
      return writer;
    },
    forget() {
      writers = new Map();
      $writing.set(idle);
      $wishes.set(new Map());
    },
  };
}

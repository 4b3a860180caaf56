import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { type CallError, isLoggedOut } from '../../api/errors.ts';
import { callError, fullfilled, idle, pending, rejected, type RequestState } from './request.ts';
import { toast } from './toast.ts';

/** Changes shown at once and pending until the provider has confirmed them, by the id of what is changed. */
export interface OptimisticUpdates<W> {
  readonly $pendingChanges: ReadableAtom<ReadonlyMap<string, W>>;
  /** Of the writes: Pending as long as one is under way, then Rejected when one of them failed. */
  readonly $writing: WritableAtom<RequestState>;
  /**
   * Changes an item. One writer per item sends the newest change, so that fast clicks end at the last one; calls made
   * meanwhile wait for the same end. Returns why it failed, which the shopper has been told, or null.
   */
  readonly update: (id: Id, change: W) => Promise<CallError | null>;
  readonly isWriting: () => boolean;
  /** Drops every pending change, for another customer. Writers under way find no newest change and stop. */
  readonly reset: () => void;
}

interface Work<W> {
  /** Writes the newest change to the provider; there is none after a reset. */
  readonly flush: (newest: () => W | undefined) => Promise<void>;
  /** Says what becomes of a change that could not be written: it waits, or is dropped and the shopper has been told why. */
  readonly onFailure?: (change: W, failure: CallError) => 'waits' | 'told' | undefined;
  /** Called after the last writer. */
  readonly onSettled: (failure: CallError | null) => unknown;
}

export function createOptimisticUpdates<W>({ flush, onFailure, onSettled }: Work<W>): OptimisticUpdates<W> {
  const $pendingChanges = atom<ReadonlyMap<string, W>>(new Map());
  const $writing = atom<RequestState>(idle);
  let writers = new Map<string, Promise<CallError | null>>();
  let failed: CallError | null = null;

  async function write(key: string): Promise<CallError | null> {
    const ours = writers;
    if (writers.size === 0) failed = null;
    $writing.set(pending);
    let failure: CallError | null = null;
    try {
      await flush(() => (ours === writers ? $pendingChanges.get().get(key) : undefined));
    } catch (error) {
      failure = callError(error);
    }
    if (ours !== writers) return failure;
    const left = new Map($pendingChanges.get());
    const change = left.get(key);
    const outcome = failure && change && onFailure?.(change, failure);
    if (failure && !outcome && !isLoggedOut(failure)) toast(failure.message, { tone: 'error' });
    writers.delete(key);
    if (outcome !== 'waits') left.delete(key);
    $pendingChanges.set(left);
    failed ??= failure;
    if (writers.size > 0) return failure;
    $writing.set(failed ? rejected(failed) : fullfilled);
    await onSettled(failure);
    return failure;
  }

  return {
    $pendingChanges,
    $writing,
    isWriting: () => writers.size > 0,
    update(id, change) {
      const key = String(id);
      $pendingChanges.set(new Map($pendingChanges.get()).set(key, change));
      const writer = writers.get(key) ?? write(key);
      writers.set(key, writer);
      return writer;
    },
    reset() {
      writers = new Map();
      $writing.set(idle);
      $pendingChanges.set(new Map());
    },
  };
}

import { onMount, type ReadableAtom, task, type WritableAtom } from 'nanostores';
import { CallError } from '../../api/errors.ts';
import { t } from '../../i18n/t.ts';

/** What every slice of state says about its last request. `Fullfilled` is the specification's spelling. */
export type RequestState =
  | { status: null; loading: false; error: false; reason: null }
  | { status: 'Pending'; loading: true; error: false; reason: null }
  | { status: 'Rejected'; loading: false; error: true; reason: CallError }
  | { status: 'Fullfilled'; loading: false; error: false; reason: null };

/** Nothing was asked yet. */
export const idle: RequestState = { status: null, loading: false, error: false, reason: null };
export const pending: RequestState = { status: 'Pending', loading: true, error: false, reason: null };
export const fullfilled: RequestState = { status: 'Fullfilled', loading: false, error: false, reason: null };
export const rejected = (reason: CallError): RequestState => ({
  status: 'Rejected',
  loading: false,
  error: true,
  reason,
});

/** A slice that holds the answer of one request. */
export type Loaded<T> = RequestState & { data: T };

/** The error of a call, for whoever shows it; anything else is a fault of ours and goes on. */
export function callError(error: unknown): CallError {
  if (error instanceof CallError) return error;
  throw error;
}

/** The newest request of each slice; the answer to an older one changes nothing. */
const newest = new WeakMap<object, number>();

const nextRequestId = ($slice: object): number => {
  const requestId = (newest.get($slice) ?? 0) + 1;
  newest.set($slice, requestId);
  return requestId;
};

/** Sets a slice by hand, so that a request still under way no longer changes it. */
export function reset<S>($slice: WritableAtom<S>, value: S): void {
  nextRequestId($slice);
  $slice.set(value);
}

/**
 * Runs a request and keeps its state beside the slice's other fields. Returns the answer, or undefined when it failed;
 * the slice then holds the reason and the data it had before. An answer that arrives late never replaces a newer one.
 */
export function track<S extends RequestState, T>(
  $slice: WritableAtom<S>,
  request: () => Promise<T>,
  toFields: (answer: T) => Partial<S>,
): Promise<T | undefined> {
  const requestId = nextRequestId($slice);
  const put = (state: RequestState, fields: Partial<S> = {}) => {
    if (newest.get($slice) === requestId) $slice.set({ ...$slice.get(), ...state, ...fields });
  };
  return task(async () => {
    put(pending);
    try {
      const answer = await request();
      put(fullfilled, toFields(answer));
      return answer;
    } catch (error) {
      put(
        rejected(
          error instanceof CallError ? error : new CallError(t('Something went wrong. Please reload this page.')),
        ),
      );
      callError(error);
      return undefined;
    }
  });
}

/** Waits until no request of the slice is under way. */
export const settled = ($slice: ReadableAtom<RequestState>): Promise<void> =>
  new Promise((resolve) => {
    const unbind = $slice.subscribe(({ loading }) => {
      if (!loading) queueMicrotask(() => (unbind(), resolve()));
    });
  });

/** Calls `load` when something starts to show the store. Not in the build, which renders stores but owns no shopper. */
export function loadOnMount($store: ReadableAtom<unknown>, load: () => unknown): void {
  onMount($store, () => {
    // After the mount, so that a load may read and set the store itself.
    if (typeof document !== 'undefined') queueMicrotask(load);
  });
}

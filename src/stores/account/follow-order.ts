import type { Id } from '../../../contract/id.ts';
import { CallError } from '../../api/errors.ts';
import { followOrder as followEvents } from '../../api/order-events.ts';
import { askOptional } from '../lib/optional-call.ts';

/** A provider that ends at once is not asked without a pause. */
const AGAIN_MS = 1_000;
/** Meanwhile the order is asked for every few seconds. */
const AFTER_FAILURE_MS = 30_000;

export interface Following {
  /** Whether changes are pushed, so that polling is not needed. */
  readonly isLive: () => boolean;
  readonly end: () => void;
}

/**
 * Has the provider tell of each change of an order, while the page is seen. Where it can't, or its answer breaks off, nothing
 * is live, and it is tried again later; not in this visit where the provider has no such call.
 */
export function followOrder(id: Id, changed: () => Promise<unknown>): Following {
  let isLive = false;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: AbortController | undefined;

  async function follow(): Promise<void> {
    clearTimeout(timer);
    if (isOver || stream || document.hidden) return;
    const controller = (stream = new AbortController());
    const wait = await read(controller).catch((error: unknown) => {
      if (error instanceof CallError) return AFTER_FAILURE_MS;
      throw error;
    });
    if (stream !== controller) return;
    isLive = false;
    stream = undefined;
    if (!isOver && wait !== null) timer = setTimeout(() => void follow(), wait);
  }
  /** Returns how long to wait until it is asked for again; null for ever. */
  function read({ signal }: AbortController): Promise<number | null> {
    const onEvent = () => {
      isLive = true;
      void changed();
    };
    return askOptional('orderEvents', () => followEvents(id, { onEvent, signal }).then(() => AGAIN_MS), null);
  }
  function stop(): void {
    clearTimeout(timer);
    stream?.abort();
    stream = undefined;
    isLive = false;
  }
  // A hidden page holds no connection, and can go into the back/forward cache.
  const look = () => (document.hidden ? stop() : void follow());

  document.addEventListener('visibilitychange', look);
  void follow();
  return {
    isLive: () => isLive,
    end: () => {
      isOver = true;
      document.removeEventListener('visibilitychange', look);
      stop();
    },
  };
}

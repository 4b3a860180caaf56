import { describeFault } from '../../db/describe-fault.ts';
import type { Database } from '../../db/database.ts';
import { rebuildStaleIndex } from '../search/stale-index.ts';
import { endSoldOut } from './sold-out.ts';

const LOOK_EVERY_MS = 15_000;

/**
 * Does periodically what nobody waits for: puts on sale what was sold out until now, and has the search learn what was changed
 * at the desk. Several processes may do it. Returns a function that stops it.
 */
export function lookAfterCatalogue(db: Database, now: () => Date, lookEvery = LOOK_EVERY_MS): () => Promise<void> {
  let looking: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout;
  let isOver = false;
  const wait = () => {
    if (!isOver) timer = setTimeout(() => (looking = look()), lookEvery).unref();
  };
  async function look(): Promise<void> {
    try {
      await endSoldOut(db, now());
      await rebuildStaleIndex(db, now());
    } catch (error) {
      console.error(JSON.stringify(describeFault(error)));
    }
    wait();
  }
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    return looking;
  };
}

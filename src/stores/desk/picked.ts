import * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { persistentStore } from '../lib/persistent-store.ts';

/** Orders whose ticks are stored on this device; older ones are deleted. */
const ORDERS = 50;

const Picked = v.array(v.object({ order: v.string(), items: v.array(v.string()) }));

/** The lines that were ticked off while picking, by order, the last touched last: a reload loses none. */
export const $picked = persistentStore('desk-picked', Picked, []);

export const pickedOf = (picked: v.InferOutput<typeof Picked>, order: Id): readonly string[] =>
  picked.find((entry) => entry.order === String(order))?.items ?? [];

export function pick(order: Id, item: Id, isPicked: boolean): void {
  const others = $picked.get().filter((entry) => entry.order !== String(order));
  const items = pickedOf($picked.get(), order).filter((other) => other !== String(item));
  const entry = { order: String(order), items: isPicked ? [...items, String(item)] : [...items] };
  $picked.set([...others, entry].slice(-ORDERS));
}

import { computed } from 'nanostores';
import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { Substitution } from '../../../contract/order.ts';
import { config } from '../../config.ts';
import { $auth } from '../session/auth.ts';
import type { CartLine } from './cart-lines.ts';
import { persistentStore } from '../lib/persistent-store.ts';

/** A provider of another make has not been asked to keep such a choice, and nothing is promised in its name. */
export const offersSubstitution = import.meta.env.PUBLIC_ADAPTER !== 'on';

/** What to do when something runs out: for the whole basket, and for the products it is different for. */
const SavedSubstitution = v.object({
  /** The owner's id; null for a guest, whose choice moves to the account at log in. */
  owner: v.nullable(Id),
  basket: Substitution,
  exceptions: v.record(v.string(), Substitution),
});
type SavedSubstitution = v.InferOutput<typeof SavedSubstitution>;

export const noSubstitution: SavedSubstitution = { owner: null, basket: 'best-match', exceptions: {} };

const $saved = persistentStore(config.substitutionKey, SavedSubstitution, noSubstitution);

/** The current customer's choice: the next customer on this device starts with the default. */
export const $substitution = computed([$saved, $auth], (saved, { data }) =>
  saved.owner === null || sameId(saved.owner, data?.id) ? saved : noSubstitution,
);

const save = (change: Partial<SavedSubstitution>): void =>
  $saved.set({ ...$substitution.get(), ...change, owner: $auth.get().data?.id ?? null });

export const chooseSubstitution = (basket: Substitution): void => save({ basket });

/** Makes an exception for one product; null takes it back. */
export function exceptSubstitution(productId: Id, substitution: Substitution | null): void {
  const { [String(productId)]: _, ...others } = $substitution.get().exceptions;
  save({ exceptions: substitution ? { ...others, [String(productId)]: substitution } : others });
}

/** As an order carries it: exceptions only for what is in it, and only where they differ. */
export function substitutionFor(lines: readonly CartLine[]) {
  if (!offersSubstitution) return {};
  const { basket, exceptions } = $substitution.get();
  return {
    substitution: basket,
    substitutionExceptions: lines.flatMap(({ product: { id } }) => {
      const substitution = exceptions[String(id)];
      return substitution && substitution !== basket ? [{ productId: id, substitution }] : [];
    }),
  };
}

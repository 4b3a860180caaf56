import { computed } from 'nanostores';
import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import { Substitution } from '../../../contract/order.ts';
import { config } from '../../config.ts';
import { $auth } from '../session/auth.ts';
import type { CartLine } from './cart-lines.ts';
import { persistentStore } from '../lib/persistent-store.ts';

/** What to do when something runs out: for the whole basket, and for the products it is different for. */
const Kept = v.object({
  /** Whose it is; null for whoever is not logged in, who takes it along when logging in. */
  owner: v.nullable(Id),
  basket: Substitution,
  exceptions: v.record(v.string(), Substitution),
});
type Kept = v.InferOutput<typeof Kept>;

export const noSubstitution: Kept = { owner: null, basket: 'best-match', exceptions: {} };

const $kept = persistentStore(config.substitutionKey, Kept, noSubstitution);

/** The choice of whoever is there now: the next customer on this device starts anew. */
export const $substitution = computed([$kept, $auth], (kept, { data }) =>
  kept.owner === null || sameId(kept.owner, data?.id) ? kept : noSubstitution,
);

const keep = (change: Partial<Kept>): void =>
  $kept.set({ ...$substitution.get(), ...change, owner: $auth.get().data?.id ?? null });

export const chooseSubstitution = (basket: Substitution): void => keep({ basket });

/** Makes an exception for one product; null takes it back. */
export function exceptSubstitution(productId: Id, substitution: Substitution | null): void {
  const { [String(productId)]: _, ...others } = $substitution.get().exceptions;
  keep({ exceptions: substitution ? { ...others, [String(productId)]: substitution } : others });
}

/** As an order carries it: exceptions only for what is in it, and only where they differ. */
export function substitutionFor(lines: readonly CartLine[]) {
  const { basket, exceptions } = $substitution.get();
  return {
    substitution: basket,
    substitutionExceptions: lines.flatMap(({ product: { id } }) => {
      const substitution = exceptions[String(id)];
      return substitution && substitution !== basket ? [{ productId: id, substitution }] : [];
    }),
  };
}

import { useStore } from '@nanostores/react';
import { ArrowLeftRight } from '../../ui/icons.ts';
import { SUBSTITUTIONS, type Substitution } from '../../../contract/order.ts';
import type { Product } from '../../../contract/product.ts';
import { SUBSTITUTION_NAMES } from '../../format/substitution.ts';
import { $substitution, exceptSubstitution } from '../../stores/substitution.ts';

/** What to do when this one runs out, where it differs from the rest of the basket. */
export function LineSubstitution({ product: { id, name } }: { product: Product }) {
  const { basket, exceptions } = useStore($substitution);
  const own = exceptions[String(id)];
  return (
    <label className={own ? 'line-substitution own' : 'line-substitution'} title={`If ${name} runs out`}>
      <ArrowLeftRight aria-hidden />
      {own && <span aria-hidden="true">{SUBSTITUTION_NAMES[own]}</span>}
      <select
        aria-label={`If ${name} runs out`}
        value={own ?? ''}
        onChange={({ currentTarget }) => exceptSubstitution(id, (currentTarget.value || null) as Substitution | null)}
      >
        <option value="">As for the basket: {SUBSTITUTION_NAMES[basket].toLowerCase()}</option>
        {SUBSTITUTIONS.map((choice) => (
          <option key={choice} value={choice}>
            {SUBSTITUTION_NAMES[choice]}
          </option>
        ))}
      </select>
    </label>
  );
}

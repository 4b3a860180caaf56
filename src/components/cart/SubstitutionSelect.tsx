import { useStore } from '@nanostores/react';
import type { Id } from '../../../contract/id.ts';
import { SUBSTITUTIONS, type Substitution } from '../../../contract/order.ts';
import { SUBSTITUTION_NAMES } from '../../format/substitution.ts';
import { t } from '../../i18n/t.ts';
import { $substitution, exceptSubstitution, noSubstitution } from '../../stores/cart/substitution.ts';

interface Props {
  product: { readonly id: Id; readonly name: string };
}

/** What to do when one product runs out, where it differs from the rest of the basket. */
export function SubstitutionSelect({ product: { id, name } }: Props) {
  const { basket, exceptions } = useStore($substitution, { ssr: () => noSubstitution });
  return (
    // The list is the browser's own, opened by the whole of what it stands in.
    <select
      className="absolute inset-0 w-full cursor-pointer opacity-0"
      aria-label={t('If {name} runs out', { name })}
      value={exceptions[String(id)] ?? ''}
      onChange={({ currentTarget }) => exceptSubstitution(id, (currentTarget.value || null) as Substitution | null)}
    >
      <option value="">
        {t('As for the basket: {choice}', { choice: t(SUBSTITUTION_NAMES[basket]).toLowerCase() })}
      </option>
      {SUBSTITUTIONS.map((choice) => (
        <option key={choice} value={choice}>
          {t(SUBSTITUTION_NAMES[choice])}
        </option>
      ))}
    </select>
  );
}

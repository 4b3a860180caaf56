import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { rich } from '../../i18n/rich.ts';
import { ArrowLeftRight } from '../../ui/icons.ts';
import { SUBSTITUTIONS } from '../../../contract/order.ts';
import { SUBSTITUTION_HINTS, SUBSTITUTION_NAMES } from '../../format/substitution.ts';
import { $substitution, chooseSubstitution } from '../../stores/cart/substitution.ts';
import { OptionHint, OptionRow, OptionText } from '../../ui/OptionRow.tsx';

/** One choice for the whole basket; each line can make an exception. */
export function CartSubstitution() {
  const { basket } = useStore($substitution);
  return (
    <fieldset className="mt-7">
      <legend className="mb-3 font-display text-2xl/tight">{t('If something runs out')}</legend>
      <div className="grid gap-2.5 md:grid-cols-3">
        {SUBSTITUTIONS.map((choice) => (
          <OptionRow
            key={choice}
            name="substitution"
            checked={choice === basket}
            onChange={() => chooseSubstitution(choice)}
          >
            <OptionText name={t(SUBSTITUTION_NAMES[choice])}>
              <OptionHint>{t(SUBSTITUTION_HINTS[choice])}</OptionHint>
            </OptionText>
          </OptionRow>
        ))}
      </div>
      <p className="mt-2 flex items-center gap-1 text-meta/cosy text-muted">
        {rich('For one item only: {icon} on its line.', {
          icon: <ArrowLeftRight className="size-4" aria-hidden />,
        })}
      </p>
    </fieldset>
  );
}

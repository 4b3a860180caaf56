import { useStore } from '@nanostores/react';
import { ArrowLeftRight } from '../../ui/icons.ts';
import { SUBSTITUTIONS } from '../../../contract/order.ts';
import { SUBSTITUTION_HINTS, SUBSTITUTION_NAMES } from '../../format/substitution.ts';
import { $substitution, chooseSubstitution } from '../../stores/cart/substitution.ts';
import { OptionRow } from '../../ui/OptionRow.tsx';
import './substitution.css';

/** One choice for the whole basket; each line can make an exception. */
export function CartSubstitution() {
  const { basket } = useStore($substitution);
  return (
    <fieldset className="substitution">
      <legend>If something runs out</legend>
      <div className="options">
        {SUBSTITUTIONS.map((choice) => (
          <OptionRow
            key={choice}
            name="substitution"
            checked={choice === basket}
            onChange={() => chooseSubstitution(choice)}
          >
            <span className="option-text">
              <b>{SUBSTITUTION_NAMES[choice]}</b>
              <small className="muted">{SUBSTITUTION_HINTS[choice]}</small>
            </span>
          </OptionRow>
        ))}
      </div>
      <p className="xs muted">
        For one item only: <ArrowLeftRight aria-hidden /> on its line.
      </p>
    </fieldset>
  );
}

import { t } from '../i18n/t.ts';
import { Minus, Plus } from './icons.ts';
import { tw } from './tw.ts';

interface Props {
  /** The product's name. */
  name: string;
  quantity: number;
  /** Maximum quantity. */
  limit: number;
  onIncrease: () => void;
  onDecrease: () => void;
}

export const SIGN = tw`size-4.5 stroke-[2.5]`;
export const STEP = tw`flex touch-manipulation items-center justify-center rounded-[inherit] active:bg-current/14 aria-disabled:opacity-55`;

/** Counts what is on a line: of the cart, of a list, of an order. Where a product is added, there is CartStepper. */
export const Stepper = ({ name, quantity, limit, onIncrease, onDecrease }: Props) => (
  <div className="flex h-11 justify-end rounded-field bg-secondary font-bold text-secondary-content num" data-stepper>
    <button
      type="button"
      className={`${STEP} ${tw`min-w-11`}`}
      aria-label={t('Decrease quantity of {name}', { name })}
      onClick={onDecrease}
    >
      <Minus className={SIGN} aria-hidden="true" />
    </button>
    {/* How the cart stands is said once, for the whole page. */}
    <output className="flex-1 self-center text-center" aria-live="off">
      {quantity}
    </output>
    <button
      type="button"
      className={`${STEP} ${tw`min-w-11`}`}
      aria-label={t('Increase quantity of {name}', { name })}
      aria-disabled={quantity >= limit ? true : undefined}
      onClick={onIncrease}
    >
      <Plus className={SIGN} aria-hidden="true" />
    </button>
  </div>
);

import { Minus, Plus, ShoppingBasket } from './icons.ts';
import { useRef } from 'react';
import { tw } from './tw.ts';
import { t } from '../i18n/t.ts';

interface Props {
  /** The product's name. */
  name: string;
  quantity: number;
  /** Maximum quantity in a cart. */
  limit: number;
  /** The compact variant, such as on the cart's lines. */
  soft?: boolean;
  /** The one action of a page. */
  wide?: boolean;
  /** Without its word on a phone, where the room is a picture's. */
  terse?: boolean;
  onAdd?: (() => void) | undefined;
  onIncrease?: (() => void) | undefined;
  onDecrease?: (() => void) | undefined;
}

const SIGN = tw`size-4.5 stroke-[2.5]`;
const STEP = tw`flex touch-manipulation items-center justify-center rounded-[inherit] active:bg-current/14 aria-disabled:opacity-55`;
const ADD = tw`btn gap-1 border-transparent bg-pill pr-3.25 pl-2.25 font-bold text-primary shadow-lift btn-sm hover:bg-secondary`;

/**
 * Adds a product, then counts it. Add and Increase are one and the same button, so that focus, a fast second tap and a
 * tap from before hydration stay where they are.
 */
export function Stepper({ name, quantity, limit, soft = false, wide = false, terse = false, ...on }: Props) {
  const more = useRef<HTMLButtonElement>(null);
  const inCart = quantity > 0;
  const decrease = () => {
    if (quantity === 1) more.current?.focus();
    on.onDecrease?.();
  };
  const step = `${STEP} ${wide ? tw`min-w-14` : tw`min-w-11`}`;
  const add = wide ? tw`btn h-full flex-1 btn-primary` : `${ADD} ${terse ? tw`max-md:w-11 max-md:p-0` : ''}`;
  const size = wide ? tw`h-12 flex-1 lg:h-13` : tw`h-11`;
  const look = soft
    ? tw`bg-secondary text-secondary-content`
    : wide
      ? tw`bg-primary text-primary-content`
      : tw`bg-primary text-primary-content shadow-lift`;
  return (
    <div className={`flex justify-end rounded-field font-bold num ${size} ${inCart ? look : ''}`} data-stepper>
      {inCart && (
        <button
          type="button"
          className={step}
          aria-label={t('Decrease quantity of {name}', { name })}
          onClick={decrease}
        >
          <Minus className={SIGN} aria-hidden="true" />
        </button>
      )}
      {/* How the cart stands is said once, for the whole page. */}
      {inCart && (
        <output className="flex-1 self-center text-center" aria-live="off">
          {quantity}
        </output>
      )}
      <button
        ref={more}
        type="button"
        className={inCart ? step : add}
        aria-label={inCart ? t('Increase quantity of {name}', { name }) : t('Add {name} to cart', { name })}
        aria-disabled={inCart && quantity >= limit ? true : undefined}
        onClick={inCart ? on.onIncrease : on.onAdd}
      >
        {wide && !inCart ? (
          <ShoppingBasket className={SIGN} aria-hidden="true" />
        ) : (
          <Plus className={SIGN} aria-hidden="true" />
        )}
        {!inCart && <span className={terse ? 'max-md:hidden' : undefined}>{t('Add')}</span>}
      </button>
    </div>
  );
}

import { Minus, Plus, ShoppingBasket } from './icons.ts';
import { useRef } from 'react';
import './stepper.css';

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
  onAdd?: (() => void) | undefined;
  onIncrease?: (() => void) | undefined;
  onDecrease?: (() => void) | undefined;
}

/**
 * Adds a product, then counts it. Add and Increase are one and the same button, so that focus, a fast second tap and a
 * tap from before hydration stay where they are.
 */
export function Stepper({ name, quantity, limit, soft = false, wide = false, onAdd, onIncrease, onDecrease }: Props) {
  const more = useRef<HTMLButtonElement>(null);
  const inCart = quantity > 0;
  const decrease = () => {
    if (quantity === 1) more.current?.focus();
    onDecrease?.();
  };
  return (
    <div className={`stepper${wide ? 'wide' : ''}${soft ? 'soft' : ''}${inCart ? 'in-cart' : ''}`}>
      {inCart && (
        <button type="button" aria-label={`Decrease quantity of ${name}`} onClick={decrease}>
          <Minus aria-hidden="true" />
        </button>
      )}
      {/* How the cart stands is said once, for the whole page. */}
      {inCart && <output aria-live="off">{quantity}</output>}
      <button
        ref={more}
        type="button"
        className={inCart ? undefined : 'add'}
        aria-label={inCart ? `Increase quantity of ${name}` : `Add ${name} to cart`}
        aria-disabled={inCart && quantity >= limit ? true : undefined}
        onClick={inCart ? onIncrease : onAdd}
      >
        {wide && !inCart ? <ShoppingBasket aria-hidden="true" /> : <Plus aria-hidden="true" />}
        {!inCart && 'Add'}
      </button>
    </div>
  );
}

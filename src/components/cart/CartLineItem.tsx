import { useStore } from '@nanostores/react';
import { Info, Trash2 } from '../../ui/icons.ts';
import { useRef } from 'react';
import { unitPrice } from '../../format/pack.ts';
import { rupees, total } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import type { CartLine } from '../../stores/cart/cart-lines.ts';
import { decrease, increase, limitOf, removeFromCart } from '../../stores/cart/cart-quantity.ts';
import { problemOf, takeWhatIsLeft } from '../../stores/cart/cart-changes.ts';
import { $pincode } from '../../stores/delivery/pincode.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { CartLineAlternatives } from './CartLineAlternatives.tsx';
import { CartLineSubstitution } from './CartLineSubstitution.tsx';

/** One product of the basket: what it costs, what has changed since it was added, and what can be done about it. */
export function CartLineItem({ line }: { line: CartLine }) {
  const { product, quantity, addedPrice } = line;
  const { name, price, mrp, packSize } = product;
  const element = useRef<HTMLLIElement>(null);
  const problem = problemOf(line);
  const off = problem === 'gone' || problem === 'undeliverable';
  return (
    <li className={off ? 'line off' : 'line'} ref={element}>
      <Thumb image={product.image} tint={product.category?.tint} href={paths.product(product)} />
      <div className="line-text">
        <a href={paths.product(product)}>{name}</a>
        <p className="muted">{[packSize, `${rupees(price)} each`, unitPrice(product)].filter(Boolean).join(' · ')}</p>
        {addedPrice !== null && addedPrice !== price && (
          <p className="line-note">
            <Info aria-hidden />
            Was {rupees(addedPrice)}, now {rupees(price)}
          </p>
        )}
        {problem && <ProblemNote line={line} problem={problem} />}
      </div>
      <div className="line-tools">
        <Stepper
          soft
          name={name}
          quantity={quantity}
          limit={limitOf(product)}
          onAdd={() => increase(product)}
          onIncrease={() => increase(product)}
          onDecrease={() => {
            if (quantity === 1) focusAfter(element.current);
            decrease(product);
          }}
        />
        {!off && <CartLineSubstitution product={product} />}
        <button
          type="button"
          className="icon-button"
          aria-label={`Remove ${name} from cart`}
          onClick={() => {
            focusAfter(element.current);
            removeFromCart(product);
          }}
        >
          <Trash2 aria-hidden />
        </button>
      </div>
      <p className="line-price">
        <b>{total(price * quantity)}</b>
        {mrp !== null && mrp > price && <s className="muted">{total(mrp * quantity)}</s>}
      </p>
      {off && <CartLineAlternatives line={line} onReplace={() => focusAfter(element.current)} />}
    </li>
  );
}

function ProblemNote({ line, problem }: { line: CartLine; problem: NonNullable<ReturnType<typeof problemOf>> }) {
  const pincode = useStore($pincode, { ssr: () => null });
  const left = limitOf(line.product);
  return (
    <p className="line-note" role="status">
      <Info aria-hidden />
      {problem === 'gone' && 'Out of stock'}
      {problem === 'undeliverable' && `Can’t be delivered to ${pincode?.label ?? 'this pincode'}`}
      {problem === 'short' && (
        <>
          Only {left} left
          <button type="button" className="text-link" onClick={() => takeWhatIsLeft(line)}>
            Take {left}
          </button>
        </>
      )}
    </p>
  );
}

/** Moves the focus from a line that is about to go to the next one's remove button, else to the page's heading. */
function focusAfter(line: HTMLElement | null): void {
  const lines = [...document.querySelectorAll<HTMLElement>('.line')];
  const next = line && lines[lines.indexOf(line) + 1]?.querySelector<HTMLElement>('[aria-label^="Remove"]');
  (next ?? document.querySelector('h1'))?.focus();
}

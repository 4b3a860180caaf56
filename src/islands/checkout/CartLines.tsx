import { Info, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { rupees, total } from '../../format/rupees.ts';
import { paths } from '../../paths.ts';
import { type CartLine, decrease, increase, limitOf, removeFromCart } from '../../stores/cart.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { Thumb } from '../../ui/Thumb.tsx';

export const CartLines = ({ lines }: { lines: readonly CartLine[] }) => (
  <ul className="lines">
    {lines.map((line) => (
      <Line key={line.product.id} {...line} />
    ))}
  </ul>
);

function Line({ product, quantity, addedPrice }: CartLine) {
  const { name, price, mrp, packSize } = product;
  const limit = limitOf(product);
  const line = useRef<HTMLLIElement>(null);
  return (
    <li className="line" ref={line}>
      <Thumb image={product.image} tint={product.category?.tint} href={paths.product(product)} />
      <div className="line-text">
        <a href={paths.product(product)}>{name}</a>
        <p className="muted">{[packSize, `${rupees(price)} each`].filter(Boolean).join(' · ')}</p>
        {addedPrice !== null && addedPrice !== price && (
          <p className="line-note">
            <Info aria-hidden />
            Was {rupees(addedPrice)}, now {rupees(price)}
          </p>
        )}
        {limit < quantity && (
          <p className="line-note" role="status">
            <Info aria-hidden />
            {limit === 0 ? 'Out of stock: please remove it to order' : `Only ${limit} left: please take fewer`}
          </p>
        )}
      </div>
      <Stepper
        soft
        name={name}
        quantity={quantity}
        limit={limit}
        onAdd={() => increase(product)}
        onIncrease={() => increase(product)}
        onDecrease={() => {
          if (quantity === 1) focusAfter(line.current);
          decrease(product);
        }}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={`Remove ${name} from cart`}
        onClick={() => {
          focusAfter(line.current);
          removeFromCart(product);
        }}
      >
        <Trash2 aria-hidden />
      </button>
      <p className="line-price">
        <b>{total(price * quantity)}</b>
        {mrp !== null && mrp > price && <s className="muted">{total(mrp * quantity)}</s>}
      </p>
    </li>
  );
}

/** Moves the focus from a line that is about to go to the next one's remove button, else to the page's heading. */
function focusAfter(line: HTMLElement | null): void {
  const next = line?.nextElementSibling?.querySelector<HTMLElement>('[aria-label^="Remove"]');
  (next ?? document.querySelector('h1'))?.focus();
}

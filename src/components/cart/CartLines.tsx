import { total } from '../../../contract/rupees.ts';
import type { CartLine } from '../../stores/cart/cart-lines.ts';
import { groupLines } from '../../stores/cart/cart-changes.ts';
import { CartLineItem } from './CartLineItem.tsx';
import './cart-lines.css';

/** The cart's lines, grouped by category. */
export const CartLines = ({ lines }: { lines: readonly CartLine[] }) =>
  groupLines(lines).map(({ name, lines, subtotal }) => (
    <section key={name} className="lines" aria-label={name}>
      <h2>
        {name}
        <span className="num">{total(subtotal)}</span>
      </h2>
      <ul>
        {lines.map((line) => (
          <CartLineItem key={line.product.id} line={line} />
        ))}
      </ul>
    </section>
  ));

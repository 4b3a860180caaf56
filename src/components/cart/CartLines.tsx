import { total } from '../../../contract/rupees.ts';
import type { CartLine } from '../../stores/cart/cart-lines.ts';
import { groupLines } from '../../stores/cart/cart-changes.ts';
import { CartLineItem } from './CartLineItem.tsx';

/** The cart's lines, grouped by category. */
export const CartLines = ({ lines }: { lines: readonly CartLine[] }) =>
  groupLines(lines).map(({ name, lines, subtotal }) => (
    <section key={name} className="@container mt-5" aria-label={name}>
      <h2 className="flex flex-wrap justify-between gap-x-4 border-b border-base-300 pb-1.5 font-sans text-sm/cosy font-semibold wrap-anywhere text-muted">
        {name}
        <span className="num">{total(subtotal)}</span>
      </h2>
      <ul className="list">
        {lines.map((line) => (
          <CartLineItem key={line.product.id} line={line} />
        ))}
      </ul>
    </section>
  ));

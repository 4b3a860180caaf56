import { useStore } from '@nanostores/react';
import { rupees } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import { $cartLines, type CartLine, emptyCartLines } from '../../stores/cart/cart-lines.ts';
import { alternativesIn, replaceLine } from '../../stores/cart/cart-changes.ts';
import { emptyShelf, similarTo } from '../../stores/catalogue/shelf.ts';
import { Thumb } from '../../ui/Thumb.tsx';

interface Props {
  line: CartLine;
  /** Called before the line is removed. */
  onReplace: () => void;
}

/** What could stand in for a line that can't be ordered: each takes its place with one tap. */
export function CartLineAlternatives({ line, onReplace }: Props) {
  const { product } = line;
  const { data } = useStore(similarTo(product), { ssr: () => emptyShelf });
  const { cartList } = useStore($cartLines, { ssr: () => emptyCartLines });
  const others = alternativesIn(data, cartList);
  if (others.length === 0) return null;
  return (
    <ul className="alternatives" aria-label={`Instead of ${product.name}`}>
      {others.map((other) => (
        <li key={other.id}>
          <Thumb image={other.image} tint={other.category?.tint} href={paths.product(other)} />
          <p>
            <a href={paths.product(other)}>{other.name}</a>
            <small className="muted">{[other.packSize, rupees(other.price)].filter(Boolean).join(' · ')}</small>
          </p>
          <button
            type="button"
            className="btn btn-outline btn-primary btn-sm"
            aria-label={`Take ${other.name} instead of ${product.name}`}
            onClick={() => {
              onReplace();
              replaceLine(line, other);
            }}
          >
            Replace
          </button>
        </li>
      ))}
    </ul>
  );
}

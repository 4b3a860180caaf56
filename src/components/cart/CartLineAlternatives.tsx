import { useStore } from '@nanostores/react';
import { rupees } from '../../../contract/rupees.ts';
import { t } from '../../i18n/t.ts';
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

/** Alternatives for a line that can't be ordered: one tap replaces it. */
export function CartLineAlternatives({ line, onReplace }: Props) {
  const { product } = line;
  const { data } = useStore(similarTo(product), { ssr: () => emptyShelf });
  const { cartList } = useStore($cartLines, { ssr: () => emptyCartLines });
  const others = alternativesIn(data, cartList);
  if (others.length === 0) return null;
  return (
    <ul
      className="col-span-full row-start-3 mt-3 grid gap-2 rounded-field bg-base-200 p-3 md:row-start-2 @max-[16rem]:row-start-4"
      aria-label={t('Instead of {name}', { name: product.name })}
    >
      {others.map((other) => (
        <li key={other.id} className="flex items-center gap-3 @max-[16rem]:flex-wrap">
          <Thumb
            image={other.image}
            tint={other.category?.tint}
            href={paths.product(other)}
            className="size-12 flex-none"
          />
          <p className="min-w-0 flex-1 text-name/snug">
            <a href={paths.product(other)}>{other.name}</a>
            <small className="block text-meta text-muted">
              {[other.packSize, rupees(other.price)].filter(Boolean).join(' · ')}
            </small>
          </p>
          <button
            type="button"
            className="btn btn-outline btn-primary btn-sm"
            aria-label={t('Take {other} instead of {name}', { other: other.name, name: product.name })}
            onClick={() => {
              onReplace();
              replaceLine(line, other);
            }}
          >
            {t('Replace')}
          </button>
        </li>
      ))}
    </ul>
  );
}

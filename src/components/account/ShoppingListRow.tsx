import type { ReactNode } from 'react';
import type { Product } from '../../../contract/product.ts';
import { MAX_SHOPPING_LIST_QUANTITY } from '../../../contract/shopping-list.ts';
import { rupees } from '../../../contract/rupees.ts';
import { packLine } from '../../format/pack.ts';
import { t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { Thumb } from '../../ui/Thumb.tsx';

interface Props {
  line: { readonly product: Product; readonly quantity: number };
  /** What else is to say of it. */
  note?: ReactNode;
  /** Asked for another quantity; without it, the list is only read. */
  onQuantity?: (quantity: number) => void;
}

/** A product on a list, with how many of it at today's price. */
export function ShoppingListRow({ line: { product, quantity }, note, onQuantity }: Props) {
  const { name, image, category, price, discontinued, maxQuantity } = product;
  const missing = discontinued ? t('No longer sold') : maxQuantity === 0 ? t('Out of stock') : null;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 py-3">
      <Thumb image={image} tint={category?.tint} href={paths.product(product)} className="size-13 flex-none" />
      <div className="min-w-0 leading-snug">
        <a className="font-semibold wrap-anywhere hover:underline" href={paths.product(product)}>
          {name}
        </a>
        <p className="text-sm/[1.45] text-muted num">{packLine(product)}</p>
        {note && <p className="text-sm/[1.45] text-muted num">{note}</p>}
        {missing && <p className="text-sm/[1.45] font-semibold text-error">{missing}</p>}
      </div>
      <div className="grid justify-items-end gap-1">
        {onQuantity ? (
          <Stepper
            name={name}
            quantity={quantity}
            limit={MAX_SHOPPING_LIST_QUANTITY}
            onIncrease={() => onQuantity(quantity + 1)}
            onDecrease={() => onQuantity(quantity - 1)}
          />
        ) : (
          <span className="num">
            <span aria-hidden="true">× </span>
            <span className="sr-only">{t('Quantity')} </span>
            {quantity}
          </span>
        )}
        <b className="num">{rupees(price * quantity)}</b>
      </div>
    </li>
  );
}

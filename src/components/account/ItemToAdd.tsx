import type { Order } from '../../../contract/order.ts';
import type { Product } from '../../../contract/product.ts';
import { rupees } from '../../../contract/rupees.ts';
import { t } from '../../i18n/t.ts';
import { chooseQuantity, roomFor } from '../../stores/account/order-items.ts';
import { Plus } from '../../ui/icons.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { Thumb } from '../../ui/Thumb.tsx';

interface Props {
  order: Order;
  product: Product;
  /** How many were chosen. */
  quantity: number;
}

/** One product that can be added to an order, with how many of it were chosen. */
export function ItemToAdd({ order, product, quantity }: Props) {
  const { name, packSize, price, image, category } = product;
  const room = roomFor(order, product);
  const choose = (next: number) => {
    chooseQuantity(product, next);
    // The row moves to the other list: the focus goes with the product, not to the page.
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`[data-item-to-add="${CSS.escape(String(product.id))}"] button:last-of-type`)
        ?.focus(),
    );
  };
  return (
    <li className="flex items-center gap-3 py-1.5" data-item-to-add={product.id}>
      <Thumb image={image} tint={category?.tint} className="size-12 flex-none" />
      <p className="min-w-0 flex-1 text-name/snug wrap-anywhere">
        {name}
        <small className="block text-meta text-muted num">
          {[packSize, rupees(price)].filter(Boolean).join(' · ')}
        </small>
      </p>
      {quantity > 0 ? (
        <Stepper
          name={name}
          quantity={quantity}
          limit={room}
          onIncrease={() => chooseQuantity(product, Math.min(room, quantity + 1))}
          onDecrease={() => (quantity === 1 ? choose(0) : chooseQuantity(product, quantity - 1))}
        />
      ) : room > 0 ? (
        <button
          type="button"
          className="btn btn-outline btn-primary btn-sm"
          aria-label={t('Add {name} to the order', { name })}
          onClick={() => choose(1)}
        >
          <Plus aria-hidden />
          {t('Add')}
        </button>
      ) : (
        <small className="text-meta text-muted">{t('No more of it')}</small>
      )}
    </li>
  );
}

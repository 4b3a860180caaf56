import { useStore } from '@nanostores/react';
import { CloudOff } from '../ui/icons.ts';
import { paths } from '../paths.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';
import { $cartLines, emptyCartLines, loadCart } from '../stores/cart/cart-lines.ts';
import { addLeftover, dropLeftover } from '../stores/cart/cart-quantity.ts';
import { $livePrices } from '../stores/cart/live-prices.ts';
import { $guestRevalidation } from '../stores/cart/revalidate-guest-cart.ts';
import { $unsupported } from '../stores/lib/optional-call.ts';
import { $submission } from '../stores/checkout/submit-order.ts';
import { offersSubstitution } from '../stores/cart/substitution.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { CartSubstitution } from '../components/cart/CartSubstitution.tsx';
import { CartChanges } from '../components/cart/CartChanges.tsx';
import { LeftOut } from '../components/cart/LeftOut.tsx';
import { CartLines } from '../components/cart/CartLines.tsx';
import { DeliverTo } from '../components/checkout/DeliverTo.tsx';
import { DeliverySlots } from '../components/checkout/DeliverySlots.tsx';
import { FreeDelivery } from '../components/cart/FreeDelivery.tsx';
import { PaymentMethod } from '../components/checkout/PaymentMethod.tsx';
import { SaveAsList } from '../components/cart/SaveAsList.tsx';
import { ShoppingList } from '../components/cart/ShoppingList.tsx';
import { OrderSummary } from '../components/checkout/OrderSummary.tsx';
import { Notice } from '../ui/Notice.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { UnsettledOrder } from '../components/checkout/UnsettledOrder.tsx';
import { plural, t } from '../i18n/t.ts';

/** Only a provider that does not speak the contract has lines that can't be read. */
const mayLeaveOut = import.meta.env.PUBLIC_ADAPTER === 'on';

/** The cart, and the checkout. */
export function CartPage() {
  const cart = useStore($cartLines, { ssr: () => emptyCartLines });
  const { token } = useStore($auth, { ssr: () => loggedOut });
  useStore($guestRevalidation, { ssr: 'initial' });
  useStore($livePrices, { ssr: 'initial' });
  const { loading: placing } = useStore($submission, { ssr: 'initial' });
  const hasSlots = !useStore($unsupported, { ssr: 'initial' }).includes('slots');
  const waiting = cart.status === null || (cart.loading && cart.cartCount === 0);
  return (
    <>
      <PageHead
        title={t('Your Cart')}
        text={cart.cartCount > 0 ? plural(cart.cartCount, '{count} item', '{count} items') : undefined}
        isSentence
        focusable
      />
      <UnsettledOrder />
      {cart.cartCount > 0 ? (
        <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_clamp(20rem,28vw,25rem)] lg:items-start lg:gap-[clamp(2rem,4.5vw,4rem)]">
          <div className="min-w-0">
            {cart.error && (
              <Notice
                action={
                  <button type="button" className="btn btn-outline btn-primary btn-sm" onClick={loadCart}>
                    {t('Try again')}
                  </button>
                }
              >
                {cart.reason.message} {t('This is your cart as it was last.')}
              </Notice>
            )}
            <FreeDelivery />
            {mayLeaveOut && <LeftOut />}
            <CartChanges />
            <CartLines lines={cart.cartList} />
            <Leftovers />
            <div className="mt-5 empty:hidden">
              <SaveAsList
                lines={() => cart.cartList.map(({ product, quantity }) => ({ productId: product.id, quantity }))}
              />
            </div>
            <ShoppingList />
            {offersSubstitution && <CartSubstitution />}
            {token && <DeliverTo />}
            {hasSlots && <DeliverySlots number={token ? 2 : 1} />}
            {token && <PaymentMethod number={hasSlots ? 3 : 2} />}
          </div>
          <OrderSummary />
        </div>
      ) : placing ? null : waiting ? (
        <p className="text-muted" role="status" data-waits>
          {t('Looking into your cart…')}
        </p>
      ) : cart.error ? (
        <EmptyState help icon={CloudOff} title={t('Your cart could not be loaded')} text={cart.reason.message}>
          <button type="button" className="btn btn-primary" onClick={loadCart}>
            {t('Try again')}
          </button>
        </EmptyState>
      ) : (
        <>
          {mayLeaveOut && <LeftOut />}
          <EmptyState title={t('Your cart is empty')} text={t('Whatever you add waits here for you.')}>
            <a className="btn btn-primary" href={paths.categories}>
              {t('Start shopping')}
            </a>
          </EmptyState>
          <div className="mx-auto max-w-136">
            <ShoppingList />
          </div>
          <Leftovers />
        </>
      )}
    </>
  );
}

/** Lists products that could not be moved from the guest's cart into the customer's; they stay on this device. */
function Leftovers() {
  const { leftovers } = useStore($cartLines, { ssr: () => emptyCartLines });
  if (leftovers.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby="leftovers">
      <h2 id="leftovers">{t('Not in your cart')}</h2>
      <p className="text-muted">{t('These were on this device before you logged in and could not all be added.')}</p>
      <ul>
        {leftovers.map((line) => (
          <li key={line.product.id} className="flex items-center gap-5">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.quantity} × <a href={paths.product(line.product)}>{line.product.name}</a>
            </span>
            <button
              type="button"
              className="inline-flex min-h-11 link items-center link-hover"
              aria-label={t('Add {name} to cart', { name: line.product.name })}
              onClick={() => addLeftover(line)}
            >
              {t('Add')}
            </button>
            <button
              type="button"
              className="inline-flex min-h-11 link items-center link-hover"
              aria-label={t('Remove {name} from this list', { name: line.product.name })}
              onClick={() => dropLeftover(line)}
            >
              {t('Remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

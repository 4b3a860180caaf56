import type { Product } from '../../contract/product.ts';
import { t } from '../i18n/t.ts';
import { Minus, Plus, ShoppingBasket } from './icons.ts';
import { SIGN, STEP } from './Stepper.tsx';
import { tw } from './tw.ts';

interface Props {
  product: Product;
  /** The one action of a page. */
  wide?: boolean;
  /** Without its word on a phone, where the room is a picture's. */
  terse?: boolean;
}

const ADD = tw`btn gap-1 border-transparent bg-pill pr-3.25 pl-2.25 font-bold text-primary shadow-lift btn-sm hover:bg-secondary`;
/**
 * Adds a product to the cart, then counts it. All of it stands in the HTML as it is before: what of it shows, and for how many, is the
 * element's (elements/cart-stepper.ts), which alone knows the cart; React never changes it. Add and Increase are one and the same
 * button, so that focus and a fast second tap stay where they are.
 */
export function CartStepper({ product, wide = false, terse = false }: Props) {
  const { name } = product;
  const size = wide ? tw`h-12 flex-1 lg:h-13` : tw`h-11 in-data-in-cart:shadow-lift`;
  return (
    <cart-stepper
      className="contents"
      ref={(element) => {
        if (element) element.product = product;
      }}
    >
      <div
        className={`flex justify-end rounded-field font-bold num in-data-in-cart:bg-primary in-data-in-cart:text-primary-content ${size}`}
        data-stepper
      >
        <button
          type="button"
          className={`${STEP} ${wide ? tw`min-w-14` : tw`min-w-11`} ${tw`not-in-data-in-cart:hidden`}`}
          suppressHydrationWarning
        >
          <Minus className={SIGN} aria-hidden="true" />
        </button>
        {/* How the cart stands is said once, for the whole page. */}
        <output
          className="flex-1 self-center text-center not-in-data-in-cart:hidden"
          aria-live="off"
          suppressHydrationWarning
        >
          0
        </output>
        <button
          type="button"
          className={wide ? tw`btn h-full flex-1 btn-primary` : `${ADD} ${terse ? tw`max-md:w-11 max-md:p-0` : ''}`}
          aria-label={t('Add {name} to cart', { name })}
          suppressHydrationWarning
        >
          {wide && <ShoppingBasket className={`${SIGN} ${tw`in-data-in-cart:hidden`}`} aria-hidden="true" />}
          <Plus className={wide ? `${SIGN} ${tw`not-in-data-in-cart:hidden`}` : SIGN} aria-hidden="true" />
          <span className={terse ? tw`in-data-in-cart:hidden max-md:hidden` : tw`in-data-in-cart:hidden`}>
            {t('Add')}
          </span>
        </button>
      </div>
    </cart-stepper>
  );
}

import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { Info, Trash2 } from '../../ui/icons.ts';
import { useRef } from 'react';
import { unitPrice } from '../../format/pack.ts';
import { rupees, total } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import type { CartLine } from '../../stores/cart/cart-lines.ts';
import { decrease, increase, removeFromCart } from '../../stores/cart/cart-quantity.ts';
import { limitOf } from '../../stores/cart/lines.ts';
import { problemOf, takeWhatIsLeft } from '../../stores/cart/cart-changes.ts';
import { $pincode } from '../../stores/delivery/pincode.ts';
import { offersSubstitution } from '../../stores/cart/substitution.ts';
import { DietMark } from '../../ui/DietMark.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { tw } from '../../ui/tw.ts';
import { CartLineAlternatives } from './CartLineAlternatives.tsx';
import { CartLineSubstitution } from './CartLineSubstitution.tsx';

const NOTE = tw`mt-1 flex items-center gap-2 text-meta font-medium text-spice`;

/** One product of the basket: what it costs, what has changed since it was added, and what can be done about it. */
export function CartLineItem({ line }: { line: CartLine }) {
  const { product, quantity, addedPrice } = line;
  const { name, price, mrp, packSize } = product;
  const element = useRef<HTMLLIElement>(null);
  const problem = problemOf(line);
  const off = problem === 'gone' || problem === 'undeliverable';
  return (
    <li
      className="list-row grid-flow-row grid-cols-[4.25rem_minmax(0,1fr)_auto] gap-x-3 gap-y-0 px-0 py-3.5 md:grid-cols-[4.25rem_minmax(0,1fr)_auto_6.5rem] md:items-center @max-[16rem]:grid-cols-[auto_1fr] @max-[16rem]:gap-y-1.5"
      ref={element}
      data-cart-line
    >
      <Thumb
        image={product.image}
        tint={product.category?.tint}
        href={paths.product(product)}
        className={off ? 'size-17 *:opacity-42' : 'size-17'}
      />
      <div className="min-w-0 wrap-break-word @max-[16rem]:col-span-full @max-[16rem]:row-start-2">
        <a className="block leading-snug font-medium" href={paths.product(product)}>
          {name}
        </a>
        <p className="text-meta text-muted">
          <DietMark diet={product.diet} />
          {[packSize, t('{price} each', { price: rupees(price) }), unitPrice(product)].filter(Boolean).join(' · ')}
        </p>
        {addedPrice !== null && addedPrice !== price && (
          <p className={NOTE}>
            <Info className="size-4" aria-hidden />
            {t('Was {before}, now {price}', { before: rupees(addedPrice), price: rupees(price) })}
          </p>
        )}
        {problem && <ProblemNote line={line} problem={problem} />}
      </div>
      <div className="col-span-full row-start-2 mt-2 flex items-center gap-1 pl-20 md:col-span-1 md:row-start-1 md:mt-0 md:pl-0 @max-[16rem]:row-start-3 @max-[16rem]:flex-wrap @max-[16rem]:pl-0">
        <div className="w-32">
          <Stepper
            name={name}
            quantity={quantity}
            limit={limitOf(product)}
            onIncrease={() => increase(product)}
            onDecrease={() => {
              if (quantity === 1) focusAfter(element.current);
              decrease(product);
            }}
          />
        </div>
        {!off && offersSubstitution && <CartLineSubstitution product={product} />}
        <button
          type="button"
          className="btn ml-auto btn-square btn-ghost text-muted btn-sm"
          aria-label={t('Remove {name} from cart', { name })}
          data-remove-line
          onClick={() => {
            focusAfter(element.current);
            removeFromCart(product);
          }}
        >
          <Trash2 className="size-5.5" aria-hidden />
        </button>
      </div>
      <p className="text-right leading-snug num *:block">
        <b>{total(price * quantity)}</b>
        {mrp !== null && mrp > price && <s className="text-meta text-muted">{total(mrp * quantity)}</s>}
      </p>
      {off && <CartLineAlternatives line={line} onReplace={() => focusAfter(element.current)} />}
    </li>
  );
}

function ProblemNote({ line, problem }: { line: CartLine; problem: NonNullable<ReturnType<typeof problemOf>> }) {
  const pincode = useStore($pincode, { ssr: () => null });
  const left = limitOf(line.product);
  return (
    <p className={NOTE} role="status">
      <Info className="size-4" aria-hidden />
      {problem === 'gone' && t('Out of stock')}
      {problem === 'undeliverable' &&
        t('Can’t be delivered to {place}', { place: pincode?.label ?? t('this pincode') })}
      {problem === 'short' && (
        <>
          {t('Only {count} left', { count: left })}
          {/* A link in a sentence by its looks, a target for a thumb by its size. */}
          <button type="button" className="-my-3 link px-1 py-3" onClick={() => takeWhatIsLeft(line)}>
            {t('Take {count}', { count: left })}
          </button>
        </>
      )}
    </p>
  );
}

/** Moves the focus from a line that is about to go to the next one's remove button, else to the page's heading. */
function focusAfter(line: HTMLElement | null): void {
  const lines = [...document.querySelectorAll<HTMLElement>('[data-cart-line]')];
  const next = line && lines[lines.indexOf(line) + 1]?.querySelector<HTMLElement>('[data-remove-line]');
  (next ?? document.querySelector('h1'))?.focus();
}

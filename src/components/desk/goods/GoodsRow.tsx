import { useStore } from '@nanostores/react';
import type { DeskProduct } from '../../../../contract/desk-goods.ts';
import { LOW_STOCK } from '../../../../contract/stock-limits.ts';
import { sameId } from '../../../../contract/id.ts';
import { rupees } from '../../../../contract/rupees.ts';
import { $chosen, choose } from '../../../stores/desk/many-goods.ts';
import { $goodsErrorsOf, $savingOf, saveGoods } from '../../../stores/desk/save-goods.ts';
import { $unsavedGoods } from '../../../stores/desk/unsaved-goods.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { TypedField } from './TypedField.tsx';
import { moment } from '../../../format/date.ts';
import { StateBadge } from '../../editor/StateBadge.tsx';

/** One product: chosen, or its price and stock changed where they stand. */
export function GoodsRow({ product }: { product: DeskProduct }) {
  const chosen = useStore($chosen);
  return (
    <li className="border-b border-base-300 py-4">
      {chosen === null ? (
        <div className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,1fr)_28rem] md:items-center md:gap-6">
          <About product={product} />
          <RowForm product={product} />
        </div>
      ) : (
        <label className="flex cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="checkbox"
            aria-label={[product.name, product.packSize].filter(Boolean).join(', ')}
            checked={chosen.some(({ id }) => sameId(id, product.id))}
            onChange={({ target }) => choose(product, target.checked)}
          />
          <About product={product} isLink={false} />
          <span className="ml-auto text-right whitespace-nowrap num">
            <b className="block">{rupees(product.price)}</b>
            <span className="text-sm text-muted">{product.stock} in stock</span>
          </span>
        </label>
      )}
    </li>
  );
}

function About({ product, isLink = true }: { product: DeskProduct; isLink?: boolean }) {
  const { id, name, brand, packSize, price, mrp, image, tint } = product;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Thumb image={image} tint={tint} className="size-14 flex-none" />
      <div className="min-w-0 wrap-anywhere">
        {isLink ? (
          <a
            className="-my-1 inline-flex min-h-11 items-center leading-snug font-medium link-hover"
            href={deskHref('goods', id)}
          >
            {name}
          </a>
        ) : (
          <span className="block leading-snug font-medium">{name}</span>
        )}
        <p className="text-sm/[1.45] text-muted num">
          {[brand, packSize, mrp > price && `MRP ${rupees(mrp)}`].filter(Boolean).join(' · ')}
        </p>
        <ProductBadges product={product} />
      </div>
    </div>
  );
}

function RowForm({ product }: { product: DeskProduct }) {
  const { id, name, packSize } = product;
  const unsaved = useStore($unsavedGoods)[String(id)];
  const errors = useStore($goodsErrorsOf(id));
  const { loading } = useStore($savingOf(id));
  return (
    <form
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2.5"
      aria-label={[name, packSize].filter(Boolean).join(', ')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void saveGoods(product);
      }}
    >
      <TypedField product={product} field="price" />
      <TypedField product={product} field="stock" />
      <BusyButton
        className={`btn mt-7 px-4 btn-primary ${unsaved ? '' : 'invisible'}`}
        busy={loading}
        aria-label={`Save ${name}`}
      >
        Save
      </BusyButton>
      <div className="col-span-full empty:hidden">
        {(errors['form'] ?? errors['mrp']) && <FormError message={errors['form'] ?? errors['mrp']} />}
      </div>
    </form>
  );
}

/** What is unusual about a product: not sold, sold out, or few left. */
export function ProductBadges({ product: { active, soldOut, stock } }: { product: DeskProduct }) {
  if (!active) return <StateBadge>Not sold</StateBadge>;
  if (soldOut) return <StateBadge>Sold out{soldOut.until ? ` until ${moment(soldOut.until)}` : ' for now'}</StateBadge>;
  if (stock === 0) return <StateBadge>Sold out</StateBadge>;
  return stock <= LOW_STOCK && <StateBadge>{stock} left</StateBadge>;
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskProduct } from '../../../../contract/desk-goods.ts';
import { fromShopClock, shopClock } from '../../../format/shop-clock.ts';
import { moment } from '../../../format/date.ts';
import { $goodsErrorsOf, chooseGoods } from '../../../stores/desk/save-goods.ts';
import { Field } from '../../../ui/Field.tsx';

/** Whether a product is on sale: at all, and at the moment. */
export function Selling({ product }: { product: DeskProduct }) {
  const { name, active, featured, soldOut } = product;
  return (
    <section className="grid grid-cols-1 justify-items-start gap-3" aria-labelledby="selling">
      <h2 id="selling" className="text-lg">
        On sale
      </h2>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="toggle toggle-primary"
          checked={active}
          onChange={() =>
            void chooseGoods(product, { active: !active }, `${name} is ${active ? 'not sold any more' : 'sold again'}.`)
          }
        />
        The shop sells it
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          className="toggle toggle-primary"
          checked={featured}
          onChange={() =>
            void chooseGoods(
              product,
              { featured: !featured },
              `${name} is ${featured ? 'not' : 'now'} among the featured.`,
            )
          }
        />
        Featured on the home page
      </label>
      {soldOut ? (
        <div className="grid w-full gap-3" role="status">
          <p>
            Marked as sold out{' '}
            {soldOut.until ? (
              <>
                until <b>{moment(soldOut.until)}</b>
              </>
            ) : (
              'until you say otherwise'
            )}
            . {product.stock} {product.stock === 1 ? 'is' : 'are'} kept until then.
          </p>
          <button
            type="button"
            className="btn justify-self-start btn-outline btn-primary"
            onClick={() => void chooseGoods(product, { soldOut: null }, `${name} is on sale again.`)}
          >
            On sale again
          </button>
        </div>
      ) : (
        <MarkSoldOut product={product} />
      )}
    </section>
  );
}

function MarkSoldOut({ product }: { product: DeskProduct }) {
  const [until, setUntil] = useState<string | null>(null);
  const { soldOut: error } = useStore($goodsErrorsOf(product.id));
  const words = until ? `until ${moment(until)}` : 'until you say otherwise';
  return (
    <form
      className="grid w-full grid-cols-1 gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void chooseGoods(product, { soldOut: { until } }, `${product.name} is sold out ${words}.`);
      }}
    >
      <Field
        label="Sold out until"
        type="datetime-local"
        hint="Empty: until you say otherwise. What is in stock is kept."
        value={shopClock(until)}
        error={error}
        onChange={({ target }) => setUntil(fromShopClock(target.value))}
      />
      <button className="btn justify-self-start btn-outline btn-primary">Mark as sold out</button>
    </form>
  );
}

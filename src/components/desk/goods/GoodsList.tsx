import { useStore } from '@nanostores/react';
import { GOODS_FILTERS, type GoodsFilter } from '../../../../contract/desk-goods.ts';
import { count as counted } from '../../../format/count.ts';
import { $goods, $goodsQuery, loadGoods, searchGoods } from '../../../stores/desk/goods.ts';
import { $chosen, setChosen } from '../../../stores/desk/many-goods.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Heading } from '../../editor/Heading.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { GoodsRow } from './GoodsRow.tsx';
import { ManyGoods } from './ManyGoods.tsx';
import { PublishGoods } from './PublishGoods.tsx';

const FILTERS: Readonly<Record<GoodsFilter, string>> = {
  all: 'All',
  low: 'Low',
  'sold-out': 'Sold out',
  'not-sold': 'Not sold',
};

/** The goods with price and stock, to be searched, and changed where they stand. */
export function GoodsList() {
  const { data, count, loading, reason } = useStore($goods);
  const { searchKey, filter } = useStore($goodsQuery);
  const chosen = useStore($chosen);
  return (
    <>
      <Heading>Goods</Heading>
      <PublishGoods />
      <search className="grid grid-cols-1 gap-3 md:grid-cols-[minmax(0,24rem)_auto] md:items-end md:justify-between">
        <Field
          label="Search goods"
          type="search"
          placeholder="Name, brand or number"
          enterKeyHint="search"
          value={searchKey}
          onChange={({ target }) => searchGoods({ searchKey: target.value })}
        />
        <div className="join w-full md:w-auto" role="group" aria-label="Which goods">
          {GOODS_FILTERS.map((each) => (
            <button
              key={each}
              type="button"
              className="btn join-item flex-1 border-base-300 px-2 font-medium btn-sm aria-pressed:btn-primary md:px-4"
              aria-pressed={each === filter}
              onClick={() => searchGoods({ filter: each })}
            >
              {FILTERS[each]}
            </button>
          ))}
        </div>
      </search>
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p className="text-muted" role="status">
          {count === null ? 'One moment…' : counted(count, 'product')}
        </p>
        {chosen === null && data.length > 0 && (
          <button type="button" className="btn btn-ghost text-primary btn-sm" onClick={() => setChosen([])}>
            Change many
          </button>
        )}
      </div>
      <ul className="-mt-3" aria-busy={loading}>
        {data.map((product) => (
          <GoodsRow key={product.id} product={product} />
        ))}
      </ul>
      {reason && <LoadError message={reason.message} onRetry={() => loadGoods(data.length > 0)} />}
      {count !== null && data.length < count && !reason && (
        <BusyButton
          type="button"
          className="btn justify-self-start btn-outline btn-primary"
          busy={loading}
          onClick={() => void loadGoods(true)}
        >
          Load more
        </BusyButton>
      )}
      <ManyGoods />
    </>
  );
}

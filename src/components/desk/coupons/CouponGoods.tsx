import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Id, sameId } from '../../../../contract/id.ts';
import { rupees } from '../../../../contract/rupees.ts';
import { isBlank } from '../../../../contract/typed-text.ts';
import { $categories, loadCategories } from '../../../stores/desk/categories.ts';
import { $foundGoods, findGoods } from '../../../stores/desk/found-goods.ts';
import type { TypedCoupon } from '../../../stores/desk/unsaved-coupons.ts';
import { Field } from '../../../ui/Field.tsx';
import { ListRow } from '../../editor/LongList.tsx';
import { LoadError } from '../../lib/LoadError.tsx';

interface Props {
  typed: TypedCoupon;
  error: string | undefined;
  onChange: (to: Partial<TypedCoupon>) => void;
}

type Product = TypedCoupon['products'][number];

const titleOf = ({ name, packSize }: Product): string => [name, packSize].filter(Boolean).join(', ');
const has = (chosen: readonly { readonly id: Id }[], id: Id): boolean => chosen.some((each) => sameId(each.id, id));

/** The goods that a coupon is for: whole categories, and products by themselves. */
export function CouponGoods({ typed, error, onChange }: Props) {
  const { categories } = typed;
  const { data, reason } = useStore($categories);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-semibold">Which goods</legend>
      {reason && <LoadError message={reason.message} onRetry={loadCategories} />}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-4">
        {data.map(({ id, name }) => (
          <label key={id} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="checkbox flex-none"
              checked={has(categories, id)}
              onChange={({ target }) => {
                const others = categories.filter((each) => !sameId(each.id, id));
                onChange({ categories: target.checked ? [...others, { id, name }] : others });
              }}
            />
            {name}
          </label>
        ))}
      </div>
      <Products chosen={typed.products} error={error} onChange={(products) => onChange({ products })} />
    </fieldset>
  );
}

interface ProductsProps {
  chosen: readonly Product[];
  error: string | undefined;
  onChange: (to: Product[]) => void;
}

function Products({ chosen, error, onChange }: ProductsProps) {
  const { data } = useStore($foundGoods);
  const [searchKey, setSearchKey] = useState('');
  return (
    <>
      {chosen.length > 0 && (
        <ul aria-label="Chosen products">
          {chosen.map((product) => (
            <ListRow
              key={product.id}
              small={product.packSize}
              end={
                <button
                  type="button"
                  className="btn btn-ghost px-2 text-primary btn-sm"
                  aria-label={`Leave out ${titleOf(product)}`}
                  onClick={() => onChange(chosen.filter(({ id }) => !sameId(id, product.id)))}
                >
                  Leave out
                </button>
              }
            >
              {product.name}
            </ListRow>
          ))}
        </ul>
      )}
      <Field
        label="Products by themselves"
        type="search"
        placeholder="Name, brand or number"
        hint="Each size is a product of its own."
        value={searchKey}
        error={error}
        // Enter would save the coupon.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        onChange={({ target }) => {
          setSearchKey(target.value);
          findGoods(target.value);
        }}
      />
      {!isBlank(searchKey) && (
        <ul aria-label="Products found">
          {data
            .filter(({ id }) => !has(chosen, id))
            .map(({ id, name, packSize, price }) => (
              <ListRow
                key={id}
                small={[packSize, rupees(price)].filter(Boolean).join(' · ')}
                end={
                  <button
                    type="button"
                    className="btn btn-ghost px-2 text-primary btn-sm"
                    aria-label={`Add ${titleOf({ id, name, packSize })}`}
                    onClick={() => onChange([...chosen, { id, name, packSize }])}
                  >
                    Add
                  </button>
                }
              >
                {name}
              </ListRow>
            ))}
        </ul>
      )}
    </>
  );
}

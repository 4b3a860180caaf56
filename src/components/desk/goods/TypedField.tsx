import { useStore } from '@nanostores/react';
import type { DeskProduct } from '../../../../contract/desk-goods.ts';
import { $goodsErrorsOf } from '../../../stores/desk/save-goods.ts';
import { $unsavedGoods, typeGoods, type TypedField as FieldName, written } from '../../../stores/desk/unsaved-goods.ts';
import { Field } from '../../../ui/Field.tsx';

const LABELS: Readonly<Record<FieldName, string>> = { price: 'Price', mrp: 'MRP', stock: 'Stock', name: 'Name' };

/** A field of a product that is typed into; what was typed stays until it is saved. */
export function TypedField({ product, field }: { product: DeskProduct; field: FieldName }) {
  const typed = useStore($unsavedGoods)[String(product.id)]?.typed[field];
  const error = useStore($goodsErrorsOf(product.id))[field];
  const isAmount = field === 'price' || field === 'mrp';
  return (
    <Field
      label={LABELS[field]}
      {...(isAmount && { prefix: '₹' })}
      {...(field !== 'name' && { inputMode: isAmount ? ('decimal' as const) : ('numeric' as const) })}
      className={field === 'name' ? undefined : 'text-lg num'}
      enterKeyHint="done"
      autoComplete="off"
      maxLength={field === 'name' ? 300 : 12}
      value={typed ?? written(product, field)}
      error={error}
      onChange={({ target }) => typeGoods(product, field, target.value)}
      onFocus={({ target }) => field !== 'name' && target.select()}
    />
  );
}

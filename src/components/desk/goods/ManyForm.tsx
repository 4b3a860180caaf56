import { useStore } from '@nanostores/react';
import { rupees } from '../../../../contract/rupees.ts';
import { count } from '../../../format/count.ts';
import { moment } from '../../../format/date.ts';
import { fromShopClock, shopClock } from '../../../format/shop-clock.ts';
import type { Change } from '../../../stores/desk/change-goods.ts';
import {
  $many,
  $manyChanges,
  $manyError,
  $manySaving,
  type ManyAction,
  manyRefusal,
  saveMany,
} from '../../../stores/desk/many-goods.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { Fields } from '../../editor/Fields.tsx';
import { LongList } from '../../editor/LongList.tsx';
import { Select } from '../../editor/Select.tsx';

const ACTIONS: Readonly<Record<ManyAction, string>> = {
  dearer: 'Put prices up',
  cheaper: 'Put prices down',
  stock: 'Set the stock',
  'sold-out': 'Mark as sold out',
  'on-sale': 'On sale again',
  stop: 'Stop selling',
  sell: 'Sell again',
};
const UNITS = { percent: 'percent', rupees: 'rupees' };

/** What is to be done with the chosen goods, and what that changes, before it is saved. */
export function ManyForm({ onSaved }: { onSaved: () => void }) {
  const many = useStore($many);
  const changes = useStore($manyChanges);
  const error = useStore($manyError);
  const { loading } = useStore($manySaving);
  const { action, amount, unit, until } = many;
  const set = (fields: Partial<typeof many>) => $many.set({ ...many, ...fields });
  const refusal = manyRefusal(many);
  const isPrice = action === 'dearer' || action === 'cheaper';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void saveMany().then((isSaved) => isSaved && onSaved());
      }}
    >
      <Fields>
        <Select
          label="What to do"
          value={action}
          options={ACTIONS}
          onChange={(to) => set({ action: to as ManyAction, amount: '' })}
        />
        {isPrice && (
          <div className="grid grid-cols-2 gap-2.5">
            <Field
              label="By"
              inputMode="decimal"
              autoComplete="off"
              value={amount}
              error={refusal}
              onChange={({ target }) => set({ amount: target.value })}
            />
            <Select
              label="In"
              value={unit}
              options={UNITS}
              onChange={(to) => set({ unit: to as keyof typeof UNITS })}
            />
          </div>
        )}
        {action === 'stock' && (
          <Field
            label="Stock of each"
            inputMode="numeric"
            autoComplete="off"
            value={amount}
            error={refusal}
            onChange={({ target }) => set({ amount: target.value })}
          />
        )}
        {action === 'sold-out' && (
          <Field
            label="Until"
            type="datetime-local"
            hint="Empty: until you say otherwise"
            value={shopClock(until)}
            onChange={({ target }) => set({ until: fromShopClock(target.value) })}
          />
        )}
        <section aria-label="What changes">
          <p className="text-sm/[1.45] text-muted">
            {changes.length === 0
              ? 'Nothing would change yet.'
              : isPrice
                ? 'This is what changes, in whole rupees:'
                : 'This is what changes:'}
          </p>
          <LongList of={changes} row={(change) => <ChangeRow key={change.product.id} change={change} />} />
        </section>
        <FormError message={error} />
        <BusyButton className="btn btn-primary" busy={loading || changes.length === 0}>
          Save {count(changes.length, 'change')}
        </BusyButton>
      </Fields>
    </form>
  );
}

function ChangeRow({ change: { product, to } }: { change: Change }) {
  return (
    <li className="flex justify-between gap-4 border-b border-base-300 py-2 leading-snug">
      <span className="min-w-0 wrap-anywhere">
        {product.name} <span className="text-sm text-muted">{product.packSize}</span>
      </span>
      <span className="text-right whitespace-nowrap num">{words({ product, to })}</span>
    </li>
  );
}

function words({ product, to }: Change) {
  if (to.price !== undefined)
    return (
      <>
        <del className="text-muted">{rupees(product.price)}</del> <b>{rupees(to.price)}</b>
        {to.mrp !== undefined && <span className="block text-sm text-muted">MRP {rupees(to.mrp)}</span>}
      </>
    );
  if (to.stock !== undefined)
    return (
      <>
        <del className="text-muted">{product.stock}</del> <b>{to.stock}</b>
      </>
    );
  if (to.soldOut) return <b>{to.soldOut.until ? `until ${moment(to.soldOut.until)}` : 'sold out'}</b>;
  return <b>{to.soldOut === null ? 'on sale' : to.active ? 'sold again' : 'not sold'}</b>;
}

import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Order } from '../../../contract/order.ts';
import { total } from '../../../contract/rupees.ts';
import { t } from '../../i18n/t.ts';
import {
  $addition,
  $chosenItems,
  $foundItems,
  $recentItems,
  addItems,
  findItems,
  payableWith,
} from '../../stores/account/order-items.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog, DialogHeader, focusInDialog } from '../../ui/Dialog.tsx';
import { ItemToAdd } from './ItemToAdd.tsx';

/** Milliseconds without another key before goods are looked for. */
const TYPED_MS = 250;

interface Props {
  order: Order;
  onClose: () => void;
}

/** What was forgotten: looked for or taken from what is bought often, and added with the new total in sight. */
export default function AddItemsDialog({ order, onClose }: Props) {
  const { loading, reason } = useStore($addition);
  const [typed, type] = useState('');
  const chosen = useStore($chosenItems);
  const add = async () => {
    if (await addItems(order)) onClose();
  };
  useEffect(() => {
    const timer = setTimeout(() => void findItems(typed), TYPED_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Dialog
      open
      sheet
      onClose={onClose}
      className="flex max-h-[92svh] flex-col gap-3 overflow-hidden"
      aria-labelledby="add-items"
    >
      <DialogHeader onClose={onClose}>
        <h2 id="add-items" className="text-2xl/[1.25]">
          {t('Add to order {number}', { number: order.number })}
        </h2>
      </DialogHeader>
      <label className="input flex-none">
        <input
          ref={focusInDialog}
          type="search"
          aria-label={t('Search goods to add')}
          placeholder={t('Search atta, dal, alu…')}
          value={typed}
          onChange={({ target }) => type(target.value)}
        />
      </label>
      <div className="-mx-2 min-h-40 flex-1 overflow-y-auto px-2" tabIndex={-1}>
        <Goods order={order} typed={typed.trim()} />
      </div>
      {reason && (
        <p className="text-sm/[1.45] text-error" role="alert">
          {reason.message}
        </p>
      )}
      <div className="flex-none border-t border-base-300 pt-3">
        <p className="flex items-baseline justify-between gap-x-4 num" role="status">
          {t('New total')} <b className="text-xl">{total(payableWith(order, chosen))}</b>
        </p>
        <p className="mb-2.5 text-meta text-muted">
          {order.paymentMethod === 'qr'
            ? t('What you add is paid to the rider. The delivery charge stays as it is.')
            : t('The delivery charge stays as it is.')}
        </p>
        {order.extendable ? (
          <BusyButton
            type="button"
            className="btn w-full btn-primary"
            busy={loading || chosen.items.length === 0}
            onClick={() => void add()}
          >
            {loading ? t('Adding…') : t('Add to the order')}
          </BusyButton>
        ) : (
          <button type="button" className="btn w-full" onClick={onClose}>
            {t('Close')}
          </button>
        )}
      </div>
    </Dialog>
  );
}

/** What was chosen stays in sight, above what else there is. */
function Goods({ order, typed }: { order: Order; typed: string }) {
  const { items: chosen } = useStore($chosenItems);
  const recent = useStore($recentItems);
  const { data: found, status, reason } = useStore($foundItems);
  const isSearch = typed.length > 1;
  const offered = (isSearch ? found : recent).filter(
    ({ id }) => !chosen.some(({ product }) => String(product.id) === String(id)),
  );
  return (
    <>
      <ul aria-label={t('Chosen')} className="empty:hidden">
        {chosen.map(({ product, quantity }) => (
          <ItemToAdd key={product.id} order={order} product={product} quantity={quantity} />
        ))}
      </ul>
      {offered.length > 0 && (
        <>
          <h3 className="mt-2 text-meta font-semibold text-muted">
            {isSearch ? t('Found') : t('You may have forgotten')}
          </h3>
          <ul>
            {offered.map((product) => (
              <ItemToAdd key={product.id} order={order} product={product} quantity={0} />
            ))}
          </ul>
        </>
      )}
      <p role="status" className="py-3 text-sm text-muted empty:hidden">
        {isSearch &&
          offered.length === 0 &&
          (reason?.message ?? (status === 'Fullfilled' && found.length === 0 && t('Nothing was found.')))}
      </p>
    </>
  );
}

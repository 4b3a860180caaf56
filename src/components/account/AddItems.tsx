import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { sameId } from '../../../contract/id.ts';
import type { Order } from '../../../contract/order.ts';
import { total } from '../../../contract/rupees.ts';
import { amountToPay } from '../../format/payment.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { $addition, startAdding } from '../../stores/account/order-items.ts';
import { Plus } from '../../ui/icons.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';

const AddItemsDialog = lazyComponent({
  name: msg('What can be added'),
  load: () => import('./AddItemsDialog.tsx'),
});

/** Until an order is packed, what was forgotten can be added to it. */
export function AddItems({ order }: { order: Order }) {
  const { data: extended } = useStore($addition);
  const [open, setOpen] = useState(false);
  const show = () => {
    startAdding();
    setOpen(true);
  };
  return (
    <>
      {order.extendable && (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-field bg-base-200 px-4 py-3">
          <p className="text-sm/[1.45]">{t('You can add to this order until it is packed.')}</p>
          <button type="button" className="btn btn-sm max-md:w-full" aria-haspopup="dialog" onClick={show}>
            <Plus aria-hidden />
            {t('Forgot something?')}
          </button>
        </div>
      )}
      <p role="status" className="mt-2 font-semibold text-success empty:hidden">
        {!open &&
          sameId(extended?.id, order.id) &&
          t('Added. Your order now comes to {amount}.', { amount: total(amountToPay(order)) })}
      </p>
      {open && <AddItemsDialog order={order} onClose={() => setOpen(false)} />}
    </>
  );
}

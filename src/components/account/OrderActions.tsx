import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { plural, t } from '../../i18n/t.ts';
import { Printer, RotateCcw } from '../../ui/icons.ts';
import { sameId } from '../../../contract/id.ts';
import type { Order } from '../../../contract/order.ts';
import { paths } from '../../paths.ts';
import { $reorder, type ReorderReport, reorder } from '../../stores/account/reorder.ts';
import { printReceipt } from '../../stores/account/receipt.ts';
import { SaveAsList } from '../cart/SaveAsList.tsx';
import { BusyButton } from '../../ui/BusyButton.tsx';

interface Props {
  order: Order;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What can be done with an order that was placed, and what came of ordering it again. */
export function OrderActions({ order, children }: Props) {
  const { loading, data } = useStore($reorder);
  const report = sameId(data?.orderId, order.id) ? data : null;
  return (
    <>
      <div className="mt-5 flex flex-wrap gap-2.5 max-md:*:flex-auto md:justify-end">
        <button type="button" className="btn btn-sm" onClick={() => printReceipt(order)}>
          <Printer aria-hidden />
          {t('Print receipt')}
        </button>
        <SaveAsList lines={() => linesOf(order)} />
        <BusyButton
          type="button"
          className="btn btn-outline btn-primary btn-sm"
          busy={loading}
          onClick={() => void reorder(order)}
        >
          <RotateCcw aria-hidden />
          {t('Order again')}
        </BusyButton>
        {children}
      </div>
      <div role="status">{report && <Report report={report} />}</div>
    </>
  );
}

const linesOf = ({ items }: Order) =>
  items.flatMap(({ productId, quantity }) => (productId === null ? [] : [{ productId, quantity }]));

/** Says what is in the cart now, and names what is not, or is not as it was. */
function Report({ report: { items } }: { report: ReorderReport }) {
  const added = items.filter(({ added }) => added > 0).length;
  const noted = items.filter(({ note }) => note !== null);
  return (
    <div className="mt-4 rounded-field bg-base-200 px-4 py-3.5 text-name">
      <p className="text-sm">
        <b>
          {added === 0
            ? t('Nothing of this order could be added.')
            : added === items.length
              ? plural(
                  added,
                  'All of it is in your cart: {count} product.',
                  'All of it is in your cart: {count} products.',
                )
              : plural(
                  items.length,
                  '{added} of {count} product is in your cart.',
                  '{added} of {count} products are in your cart.',
                  { added },
                )}
        </b>{' '}
        {added > 0 && (
          <a className="link" href={paths.cart}>
            {t('Go to your cart')}
          </a>
        )}
      </p>
      {noted.length > 0 && (
        <ul>
          {noted.map(({ name, note }, i) => (
            <li key={i} className="mt-1.5">
              <b>{name}</b> {note}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

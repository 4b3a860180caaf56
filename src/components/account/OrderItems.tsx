import type { Order, OrderItem } from '../../../contract/order.ts';
import { rupees, total } from '../../../contract/rupees.ts';
import { moment } from '../../format/date.ts';
import { SUBSTITUTION_NAMES } from '../../format/substitution.ts';
import { t } from '../../i18n/t.ts';
import { Amounts } from '../../ui/Amounts.tsx';
import { DietMark } from '../../ui/DietMark.tsx';
import { tw } from '../../ui/tw.ts';

/** Where an order is read: on paper, lines are closer together. */
type Medium = 'page' | 'paper' | 'dense-paper';

interface Props {
  order: Order;
  on: Medium;
}

const TABLE: Readonly<Record<Medium, string>> = {
  page: tw`mt-5 mb-4 text-name`,
  paper: tw`mb-[4mm] text-[1em]`,
  'dense-paper': tw`mb-[4mm] text-[1em]`,
};
/** On a phone a name has the whole width, and the amounts the line under it. */
const ROW: Readonly<Record<Medium, string>> = {
  page: tw`max-md:grid max-md:grid-cols-[1fr_auto] max-md:border-b max-md:border-base-300 max-md:py-2.5`,
  paper: '',
  'dense-paper': '',
};
const CELL: Readonly<Record<Medium, string>> = {
  page: tw`border-b border-base-300 py-2 align-top max-md:border-0 max-md:p-0`,
  paper: tw`border-b border-base-300 py-[1mm] align-top`,
  'dense-paper': tw`border-b border-base-300 py-[0.4mm] align-top`,
};

const SMALL: Readonly<Record<Medium, string>> = {
  page: tw`text-meta`,
  paper: tw`text-meta`,
  'dense-paper': tw`text-[1em]`,
};

/** Of a line that shares the order's coupon, only the sum below says what is given back. */
const missingNote = ({ missing, quantity, price, sharesCoupon }: OrderItem, hasCoupon: boolean): string =>
  hasCoupon && sharesCoupon
    ? t('{missing} of {quantity} missing', { missing, quantity })
    : t('{missing} of {quantity} missing · {amount} given back', {
        missing,
        quantity,
        amount: rupees(missing * price),
      });

/** What was ordered, line by line, and what it comes to: as it was, on the page and on the receipt. */
export const OrderItems = ({ order, on }: Props) => (
  <>
    {/* On a phone its rows are grids, which some browsers then no longer read as a table: the roles say that it is one. */}
    <table className={`table border-collapse tabular-nums ${TABLE[on]}`} role="table">
      <caption className="sr-only">{t('Items of order {number}', { number: order.number })}</caption>
      <tbody role="rowgroup">
        {order.items.map((item, i) => (
          <tr key={i} className={ROW[on]} role="row">
            <th scope="row" className={`${CELL[on]} col-span-full px-0 font-medium wrap-anywhere`} role="rowheader">
              <DietMark diet={item.diet} />
              {item.name}
              {item.packSize && ' '}
              {item.packSize && <small className={`whitespace-nowrap text-muted ${SMALL[on]}`}>{item.packSize}</small>}
              {item.missing > 0 && (
                <small className={`block font-semibold text-spice print:text-inherit ${SMALL[on]}`}>
                  {missingNote(item, order.couponAmount > 0)}
                </small>
              )}
              {item.addedAt && (
                <small className={`block text-muted ${SMALL[on]}`}>
                  {t('Added {moment}', { moment: moment(item.addedAt) })}
                </small>
              )}
              {item.substitution && (
                <small className={`block text-muted ${SMALL[on]}`}>
                  {t('If it runs out: {choice}', { choice: t(SUBSTITUTION_NAMES[item.substitution]).toLowerCase() })}
                </small>
              )}
            </th>
            <td
              className={`${CELL[on]} pr-0 pl-3 text-right whitespace-nowrap ${on === 'page' ? 'max-md:text-left max-md:text-muted' : ''}`}
              role="cell"
            >
              {item.quantity} × {total(item.price)}
            </td>
            <td className={`${CELL[on]} pr-0 pl-3 text-right whitespace-nowrap`} role="cell">
              {total(item.quantity * item.price)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <Amounts {...order} order={order} of={on === 'page' ? 'order' : 'receipt'} />
  </>
);

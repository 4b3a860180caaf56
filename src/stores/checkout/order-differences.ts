import { type SeenLine, type SeenOrder } from '../../../contract/order-fingerprint.ts';
import { sameId } from '../../../contract/id.ts';
import { rupees } from '../../../contract/rupees.ts';
import { addressLine } from '../../format/address.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { t } from '../../i18n/t.ts';

// Loaded once an order was refused: few ever are.

const nameOf = ({ name, packSize }: SeenLine): string => (packSize ? `${name} (${packSize})` : name);
const itemOf = (line: SeenLine): string => `${line.quantity} × ${nameOf(line)}`;
const amount = (paise = 0): string => rupees(paise);

/** What would be ordered now and was not shown, in sentences. */
export function orderDifferences(displayed: SeenOrder, now: SeenOrder): readonly string[] {
  const inNow = ({ id }: SeenLine) => now.lines.find((line) => sameId(line.id, id));
  const added = now.lines.filter(({ id }) => !displayed.lines.some((line) => sameId(line.id, id)));
  const values = (before: string, after: string) => (before === after ? null : { before, after });
  const address = values(addressOf(displayed), addressOf(now));
  const slot = values(slotOf(displayed), slotOf(now));
  const delivery = values(amount(displayed.deliveryAmount), amount(now.deliveryAmount));
  const coupon = values(amount(displayed.couponAmount), amount(now.couponAmount));
  return [
    ...displayed.lines
      .filter((line) => !inNow(line))
      .map((line) => t('{item} is not in your cart any more.', { item: itemOf(line) })),
    ...added.map((line) => t('{item} is new in your cart.', { item: itemOf(line) })),
    ...displayed.lines.flatMap((before) => lineDifferences(before, inNow(before))),
    ...(address ? [t('The address is {after} now.', address)] : []),
    ...(slot ? [t('The delivery slot is {after} now.', slot)] : []),
    ...(delivery ? [t('Delivery costs {after} instead of {before}.', delivery)] : []),
    ...(coupon ? [t('The coupon takes off {after} instead of {before}.', coupon)] : []),
  ];
}

function lineDifferences(before: SeenLine, after = before): readonly string[] {
  const name = nameOf(after);
  return [
    ...(nameOf(before) === name ? [] : [t('{before} is {after} now.', { before: nameOf(before), after: name })]),
    ...(before.quantity === after.quantity
      ? []
      : [t('{name}: {after} instead of {before}.', { name, before: before.quantity, after: after.quantity })]),
    ...(before.price === after.price
      ? []
      : [
          t('{name} costs {after} instead of {before}.', {
            name,
            before: rupees(before.price),
            after: rupees(after.price),
          }),
        ]),
  ];
}

const addressOf = ({ address }: SeenOrder): string =>
  address ? [address.name, address.phone, addressLine(address)].filter(Boolean).join(', ') : '';
const slotOf = ({ slot }: SeenOrder): string => (slot ? `${dayName(slot.date)}, ${slotTime(slot)}` : '');

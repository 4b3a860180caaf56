import { msg } from '../i18n/msg.ts';

/** What the embedded provider says where goods can't be added to an order. */
export const ADDITION_TEXTS: readonly string[] = [
  msg('{name} has just sold out. Please remove it from what you add.'),
  msg('{name} can’t go to {pincode}, because our cold van does not drive there. Please remove it from what you add.'),
  msg(
    '{names} can’t go to {pincode}, because our cold van does not drive there. Please remove them from what you add.',
  ),
  msg('We no longer deliver to {pincode}.'),
  msg('One order can hold up to {count} of {name}. Your order has {already} already.'),
  msg('With these goods your order comes to {amount}, not {before}. Please look at the prices and add them again.'),
  msg('These goods were sent before with other details. Please reload the page and look at your order.'),
  msg('{number} is packed, so nothing can be added to it any more. Please place another order.'),
  msg('{number} is out for delivery, so nothing can be added to it any more. Please place another order.'),
  msg('{number} is delivered, so nothing can be added to it any more. Please place another order.'),
  msg('{number} is cancelled, so nothing can be added to it any more. Please place another order.'),
];

import type { Paise } from '../../contract/money.ts';
import { rupees } from '../../contract/rupees.ts';
import { t } from '../i18n/t.ts';

interface Charge {
  readonly deliveryAmount: Paise;
  readonly nextStep: { readonly orderAmount: Paise; readonly deliveryAmount: Paise } | null;
}

/**
 * Where it is delivered to, and for how much where that is known.
 * @example deliveryTo('700019', { deliveryAmount: 2500, nextStep: { orderAmount: 49900, deliveryAmount: 0 } }) // 'To 700019 for ₹25, free above ₹499'
 */
export function deliveryTo(pincode: string, charge: Charge | null | undefined): string {
  if (!charge) return t('To {pincode}', { pincode });
  const { deliveryAmount, nextStep } = charge;
  if (deliveryAmount === 0) return t('To {pincode}, free', { pincode });
  const price = rupees(deliveryAmount);
  if (!nextStep) return t('To {pincode} for {price}', { pincode, price });
  const amount = rupees(nextStep.orderAmount);
  if (nextStep.deliveryAmount === 0)
    return t('To {pincode} for {price}, free above {amount}', { pincode, price, amount });
  const then = rupees(nextStep.deliveryAmount);
  return t('To {pincode} for {price}, {then} above {amount}', { pincode, price, then, amount });
}

/**
 * What delivery costs, as short as it can be said.
 * @example deliveryPrice({ deliveryAmount: 2500, nextStep: { orderAmount: 49900, deliveryAmount: 0 } }) // 'free above ₹499'
 */
export function deliveryPrice({ deliveryAmount, nextStep }: Charge): string {
  if (deliveryAmount === 0) return t('free');
  if (nextStep?.deliveryAmount === 0) return t('free above {amount}', { amount: rupees(nextStep.orderAmount) });
  return t('delivery {price}', { price: rupees(deliveryAmount) });
}

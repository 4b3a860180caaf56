import type { Paise } from '../../contract/money.ts';
import { rupees } from '../../contract/rupees.ts';

interface Charge {
  readonly deliveryAmount: Paise;
  readonly nextStep: { readonly orderAmount: Paise; readonly deliveryAmount: Paise } | null;
}

/**
 * What delivery costs, to stand behind a place.
 * @example deliveryCost({ deliveryAmount: 2500, nextStep: { orderAmount: 49900, deliveryAmount: 0 } }) // ' for ₹25, free above ₹499'
 */
export function deliveryCost({ deliveryAmount, nextStep }: Charge): string {
  if (deliveryAmount === 0) return ', free';
  const now = ` for ${rupees(deliveryAmount)}`;
  if (!nextStep) return now;
  const then = nextStep.deliveryAmount === 0 ? 'free' : rupees(nextStep.deliveryAmount);
  return `${now}, ${then} above ${rupees(nextStep.orderAmount)}`;
}

import type { DeliveryInstruction } from '../../contract/delivery-instructions.ts';
import { msg } from '../../contract/msg.ts';
import { t } from '../i18n/t.ts';

/** What the rider is to do at the door, in the order it is offered. */
export const DELIVERY_INSTRUCTION_NAMES = {
  'leave-at-door': msg('Leave at the door'),
  'call-on-arrival': msg('Call on arrival'),
  'no-bell': msg('Don’t ring the bell'),
} as const satisfies Readonly<Record<DeliveryInstruction, string>>;

interface Given {
  readonly deliveryInstructions?: readonly DeliveryInstruction[] | null | undefined;
  readonly deliveryNote?: string | null | undefined;
}

/** @example deliveryInstructionsInWords({ deliveryInstructions: ['no-bell'], deliveryNote: 'Gate code 4412' }) // ['Don’t ring the bell', 'Gate code 4412'] */
export const deliveryInstructionsInWords = ({ deliveryInstructions, deliveryNote }: Given): string[] => [
  ...(deliveryInstructions ?? []).map((one) => t(DELIVERY_INSTRUCTION_NAMES[one])),
  ...(deliveryNote ? [deliveryNote] : []),
];

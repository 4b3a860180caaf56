import type { Order } from '../../../contract/order.ts';
import { addressLine } from '../../format/address.ts';
import { dayName, slotTime } from '../../format/date.ts';
import { deliveryInstructionsInWords } from '../../format/delivery-instructions.ts';
import { paymentMethodName, paymentName } from '../../format/order-status.ts';
import { phoneNumber } from '../../format/phone.ts';
import { t } from '../../i18n/t.ts';
import { SUBSTITUTION_NAMES } from '../../format/substitution.ts';

/** Where an order goes, when, how it is paid and what is to be done when something runs out: as it was placed. */
export function OrderFacts({ order, onPaper = false }: { order: Order; onPaper?: boolean }) {
  const { address, slot, paymentReference, substitution } = order;
  const facts = [
    [t('Deliver to'), address ? [address.name, addressLine(address), address.phone && phoneNumber(address.phone)] : []],
    [t('Delivery instructions'), address ? deliveryInstructionsInWords(address) : []],
    [t('Delivery slot'), [slot && `${dayName(slot.date)}, ${slotTime(slot)}`]],
    [
      t('Payment'),
      [...howPaid(order), paymentReference && t('Reference given: {reference}', { reference: paymentReference })],
    ],
    [t('If something runs out'), [substitution && t(SUBSTITUTION_NAMES[substitution])]],
  ] as const;
  return (
    <dl
      className={`grid wrap-anywhere ${onPaper ? 'grid-cols-2 gap-x-[10mm] gap-y-[4mm]' : 'mt-6 grid-cols-1 gap-4 text-name md:grid-cols-2'}`}
    >
      {facts.map(([name, lines]) => {
        const filled = lines.filter(Boolean);
        return (
          filled.length > 0 && (
            <div key={name}>
              <dt className={`font-semibold text-muted ${onPaper ? 'leading-normal' : 'text-meta'}`}>{name}</dt>
              {filled.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          )
        );
      })}
    </dl>
  );
}

/** The method, and what has become of it. */
const howPaid = (order: Order): string[] => [...new Set([paymentMethodName(order), paymentName(order)])].map(capital);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

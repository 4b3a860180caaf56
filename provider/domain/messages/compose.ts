import type { Language } from '../../../contract/language.ts';
import { LOCALES } from '../../../contract/locales.ts';
import { rupees } from '../../../contract/rupees.ts';
import { TIME_ZONE } from '../../../contract/time-zone.ts';
import { fill } from '../../../src/i18n/t.ts';
import { amountsOf, type OrderRow } from '../../repositories/order.ts';
import type { MessageRow, MessageKind } from '../../repositories/message.ts';
import { shopMoment } from '../shop-time.ts';
import { textIn } from './texts.ts';

/** A message as a channel sends it. */
export interface Outgoing {
  /** In the order in which they were written. */
  readonly id: number;
  /** The same each time it is sent: who has had it takes it for the same. */
  readonly key: string;
  readonly step: MessageKind;
  readonly language: Language;
  /** Its number. */
  readonly order: string;
  readonly orderId: number;
  readonly customerId: number;
  /** The shop's name, with which every text begins. */
  readonly shop: string;
  readonly text: string;
  /** Values of the text, for a gateway that has the texts itself. */
  readonly values: Readonly<Record<string, string>>;
  readonly createdAt: string;
  /** 10 digits. */
  readonly phone: string;
  readonly email: string | null;
}

interface Addressee {
  readonly order: OrderRow;
  readonly phone: string;
  readonly email: string | null;
}

/** Space and case differ between versions of the data behind Intl; a text that is registered must not. */
const plain = (text: string): string => text.replace(/[\u202f\u00a0]/g, ' ').toLowerCase();

function valuesOf(row: OrderRow, language: Language, shop: string) {
  const { number, slotDate, slotFrom, slotTo } = row;
  const { tag } = LOCALES[language];
  const clock = (hhmm: string): string => {
    const options = { timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit', hour12: true } as const;
    return plain(shopMoment(slotDate, hhmm).toLocaleTimeString(tag, options)).replace(':00', '');
  };
  const day = shopMoment(slotDate, slotFrom).toLocaleDateString(tag, {
    timeZone: TIME_ZONE,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  } as const);
  // Include what the wallet has paid.
  const amount = rupees(amountsOf(row).netTotal);
  return { shop, number, amount, day: day.replaceAll(',', ''), from: clock(slotFrom), to: clock(slotTo) };
}

/** What a payment by QR code came to, where that is not what was to be paid. */
const paymentValues = (row: OrderRow) => ({
  paid: rupees(row.paidPaise ?? 0),
  more: rupees(row.overpaidPaise),
  due: rupees(amountsOf(row).dueOnDelivery),
});

/** The message in the words of its step and the language of its order, as far as that has them. */
export function compose(row: MessageRow, { order, phone, email }: Addressee, shop: string, now: Date): Outgoing {
  const { id, key, createdAt } = row;
  const step = row.status as MessageKind;
  const isLate = step === 'out-for-delivery' && now >= shopMoment(order.slotDate, order.slotTo);
  const isOfPayment = step === 'overpaid' || step === 'underpaid';
  const template = textIn(order.language, isLate ? 'late' : step);
  const values = { ...valuesOf(order, template.language, shop), ...(isOfPayment && paymentValues(order)) };
  const text = fill(template.text, values);
  const sent = { id, key, step, text, values, phone, email, shop, orderId: order.id, customerId: order.customerId };
  return { ...sent, language: template.language, order: order.number, createdAt: createdAt.toISOString() };
}

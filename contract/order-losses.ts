import type { Losses } from './translation-losses.ts';

const SUBSTITUTION = 'It does not say what to bring when something can’t be had.';

/** What is lost without a field of an order or of its lines. */
export const ORDER_LOSSES: Readonly<Record<string, Losses>> = {
  Order: {
    address: 'The order does not say where it goes.',
    addressId: 'It is not needed beside address; alone it is looked up among the customer’s addresses.',
    slot: 'The order does not say when it comes.',
    couponCode: 'The receipt names no coupon.',
    paymentReference: 'The receipt has no reference.',
    paymentStatus: 'A payment by QR code has no state.',
    paidAmount: 'What was to be paid by QR code counts as paid.',
    overpaidAmount: 'The order does not say what was paid too much.',
    refundAmount: 'The order does not say what is given back.',
    refundInWallet: 'What is given back counts as less to pay.',
    dueOnDelivery: 'An order paid by QR code has nothing to pay at the door.',
    cancellable: 'The customer can’t cancel it.',
    extendable: 'Nothing can be added to it.',
    invoiceNumber: 'The desk’s invoice has no number.',
    invoicedAt: 'The invoice has the date of the order.',
    issues: 'The order does not say what was reported.',
    'issues.itemId': 'A report is shown with the first line of its product.',
    'issues.reason': 'It does not say why a report was declined.',
    'issues.text': 'The words of a report are not shown.',
    reportableUntil: 'Nothing can be reported of it.',
    walletAmount: 'The order does not say what the wallet paid.',
    walletRefund: 'The order does not say what went back to the wallet.',
    substitution: SUBSTITUTION,
  },
  OrderItem: {
    productId: 'It can’t be ordered again.',
    packSize: 'The line names no size.',
    image: 'The line has no picture.',
    mrp: 'The line shows no saving.',
    missing: 'The line does not say that units are missing.',
    hsn: 'The invoice names no code for its tax.',
    gstRate: 'The invoice says nothing of its tax.',
    addedAt: 'The line does not say that it was added later.',
    diet: 'The line has no veg or non-veg mark.',
    substitution: SUBSTITUTION,
  },
};

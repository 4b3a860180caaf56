import { type Paise, toRupees } from '../../contract/money.ts';

interface Payee {
  /** The UPI id, such as haat@upi. */
  readonly id: string;
  readonly name: string;
}

/**
 * A UPI payment link: any UPI app opens it with payee, amount and note filled in. The parameters are those of NPCI's
 * UPI linking specification; spaces are %20, for not every app reads a plus.
 * @example upiLink({ id: 'haat@upi', name: 'Haat' }, 40500, 'Haat order') // 'upi://pay?pa=haat@upi&pn=Haat&am=405.00&cu=INR&tn=Haat%20order'
 */
export const upiLink = ({ id, name }: Payee, amount: Paise, note: string): string =>
  `upi://pay?pa=${encodeURIComponent(id).replace('%40', '@')}&pn=${encodeURIComponent(name)}` +
  `&am=${toRupees(amount).toFixed(2)}&cu=INR&tn=${encodeURIComponent(note)}`;

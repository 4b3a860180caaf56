import { Banknote, Clock, Headphones } from './icons.ts';
import { shop } from '../shop.ts';

const PROMISES = [
  { icon: Clock, title: shop.delivery, text: 'Slots through the evening, seven days' },
  { icon: Headphones, title: `Customer care ${shop.careHours}`, text: `For ${shop.careFor}` },
  { icon: Banknote, title: 'Pay on delivery, or by QR', text: 'No card details asked, ever' },
] as const;

/** The shop's service promises. */
export const Promises = () =>
  PROMISES.map(({ icon: Icon, title, text }) => (
    <p key={title} className="promise">
      <Icon aria-hidden="true" />
      <span>
        <b>{title}</b>
        <span className="sm muted">{text}</span>
      </span>
    </p>
  ));

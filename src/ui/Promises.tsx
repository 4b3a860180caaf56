import { Banknote, Clock, Headphones } from './icons.ts';
import { shop } from '../shop.ts';

const PROMISES = [
  { icon: Clock, title: shop.delivery, text: 'Slots through the evening, seven days' },
  { icon: Headphones, title: `Customer care ${shop.careHours}`, text: `For ${shop.careFor}` },
  { icon: Banknote, title: 'Pay on delivery, or by QR', text: 'No card details asked, ever' },
] as const;

/** The shop's service promises. */
export const Promises = () => (
  <div className="section grid gap-5 border-t border-base-300 pt-7 md:grid-cols-3 lg:pt-10">
    {PROMISES.map(({ icon: Icon, title, text }) => (
      <p key={title} className="flex gap-3.5">
        <Icon className="size-6 text-primary" aria-hidden="true" />
        <span>
          <b className="block font-semibold">{title}</b>
          <span className="text-sm/[1.45] text-muted">{text}</span>
        </span>
      </p>
    ))}
  </div>
);

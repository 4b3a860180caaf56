import { Banknote, Clock, Headphones } from './icons.ts';
import { shop } from '../shop.ts';
import { t } from '../i18n/t.ts';

const promises = () => [
  { icon: Clock, title: t(shop.delivery), text: t('Slots through the evening, seven days') },
  {
    icon: Headphones,
    title: t('Customer care {hours}', { hours: t(shop.careHours) }),
    text: t('For {matters}', { matters: t(shop.careFor) }),
  },
  { icon: Banknote, title: t('Pay on delivery, or by QR'), text: t('No card details asked, ever') },
];

/** The shop's service promises. */
export const Promises = () => (
  <div className="section grid gap-5 border-t border-base-300 pt-7 md:grid-cols-3 lg:pt-10">
    {promises().map(({ icon: Icon, title, text }) => (
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

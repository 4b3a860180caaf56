import type { ComponentType } from 'react';
import { deskHref } from '../../../stores/desk/view.ts';
import { ChevronRight, type LucideIcon, TicketPercent, Truck } from '../../../ui/icons.ts';
import { Heading } from '../../editor/Heading.tsx';
import { lazyComponent } from '../../lib/lazy-component.tsx';

interface Section {
  readonly title: string;
  /** What is decided there, in half a line. */
  readonly about: string;
  readonly icon: LucideIcon;
  readonly Screen: ComponentType;
}

/** What an owner decides, by its name in `#shop/…`: each section is loaded when it is opened. */
const SECTIONS: Readonly<Record<string, Section>> = {
  delivery: {
    title: 'Where and when',
    about: 'Areas, charges, slots and closed days',
    icon: Truck,
    Screen: lazyComponent({
      name: 'Where and when',
      load: async () => ({ default: (await import('../delivery/DeliveryScreen.tsx')).DeliveryScreen }),
    }),
  },
  coupons: {
    title: 'Coupons',
    about: 'What takes something off an order, and what it has cost',
    icon: TicketPercent,
    Screen: lazyComponent({
      name: 'Coupons',
      load: async () => ({ default: (await import('../coupons/CouponsScreen.tsx')).CouponsScreen }),
    }),
  },
};

/** The list of what an owner decides, or one section of it. */
export function ShopScreen({ id }: { id: string | null }) {
  const section = id === null ? undefined : SECTIONS[id];
  if (section) return <section.Screen />;
  return (
    <>
      <Heading>Shop</Heading>
      <ul className="list rounded-box border border-base-300 bg-surface">
        {Object.entries(SECTIONS).map(([name, { title, about, icon: Icon }]) => (
          <li key={name}>
            <a className="flex min-h-16 items-center gap-3 px-4 py-3" href={deskHref('shop', name)}>
              <Icon className="shrink-0 text-primary" aria-hidden />
              <span className="grid flex-1">
                <span className="font-medium">{title}</span>
                <span className="text-sm/[1.45] text-muted">{about}</span>
              </span>
              <ChevronRight className="shrink-0 text-muted" aria-hidden />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

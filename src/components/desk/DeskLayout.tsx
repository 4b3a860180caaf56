import { useStore } from '@nanostores/react';
import type { ComponentType } from 'react';
import { $hasStepsLeft } from '../../stores/desk/opening.ts';
import { $deskView, deskHref, type Screen, SCREENS } from '../../stores/desk/view.ts';
import { leave } from '../../stores/editor/access.ts';
import { FileUp, type LucideIcon, ShoppingBasket, Store, Tags } from '../../ui/icons.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';

interface ScreenView {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Screen: ComponentType<{ id: string | null }>;
}

/** Each is loaded when it is opened: a packer's phone has no use for the import. */
const VIEWS: Readonly<Record<Screen, ScreenView>> = {
  orders: {
    label: 'Orders',
    icon: ShoppingBasket,
    Screen: lazyComponent({
      name: 'Orders',
      load: async () => ({ default: (await import('./orders/OrdersScreen.tsx')).OrdersScreen }),
    }),
  },
  goods: {
    label: 'Goods',
    icon: Tags,
    Screen: lazyComponent({
      name: 'Goods',
      load: async () => ({ default: (await import('./goods/GoodsScreen.tsx')).GoodsScreen }),
    }),
  },
  import: {
    label: 'Import',
    icon: FileUp,
    Screen: lazyComponent({
      name: 'Import',
      load: async () => ({ default: (await import('./import/ImportScreen.tsx')).ImportScreen }),
    }),
  },
  shop: {
    label: 'Shop',
    icon: Store,
    Screen: lazyComponent({
      name: 'Shop',
      load: async () => ({ default: (await import('./shop/ShopScreen.tsx')).ShopScreen }),
    }),
  },
};

/** An open shop never loads it. */
const OpeningSteps = lazyComponent({
  name: 'What is left before the shop opens',
  load: async () => ({ default: (await import('./OpeningSteps.tsx')).OpeningSteps }),
});

/** The screens, under thumbs on a phone and on top of a wide screen. */
export function DeskLayout({ name }: { name: string }) {
  const { screen, id } = useStore($deskView);
  const hasStepsLeft = useStore($hasStepsLeft);
  const { Screen } = VIEWS[screen];
  return (
    <div className="grid grid-cols-1 gap-5 pb-28 lg:pb-20">
      <nav
        className="fixed inset-x-0 bottom-0 z-10 tabs flex-nowrap justify-around border-t border-base-300 bg-base-100 px-2 pb-[env(safe-area-inset-bottom)] lg:static lg:justify-start lg:gap-2 lg:border-0 lg:p-0 print:hidden"
        aria-label="Desk"
      >
        {SCREENS.map((to) => {
          const { label, icon: Icon } = VIEWS[to];
          return (
            <a
              key={to}
              className="tab h-14 flex-1 gap-2 rounded-field text-base font-medium text-base-content aria-[current]:font-bold aria-[current]:text-primary lg:h-11 lg:flex-none lg:px-4 lg:aria-[current]:bg-secondary lg:aria-[current]:text-secondary-content"
              href={deskHref(to)}
              aria-current={to === screen ? 'page' : undefined}
            >
              <Icon aria-hidden />
              {label}
            </a>
          );
        })}
      </nav>
      {hasStepsLeft && <OpeningSteps />}
      <Screen key={screen} id={id} />
      <p className="text-sm/[1.45] text-muted print:hidden">
        You are {name}.{' '}
        <button type="button" className="inline-flex min-h-11 link items-center link-hover" onClick={leave}>
          Leave
        </button>
      </p>
    </div>
  );
}

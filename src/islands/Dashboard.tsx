import { useStore } from '@nanostores/react';
import {
  ClipboardList,
  Heart,
  IdCard,
  LogOut,
  type LucideIcon,
  MapPin,
  Package,
  UserRound,
  Wallet,
} from '../ui/icons.ts';
import { type ComponentType, useEffect, useRef } from 'react';
import { paths } from '../paths.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';
import { logout } from '../stores/session/log-out.ts';
import { $unsupported } from '../stores/lib/optional-call.ts';
import { $tab, openTab, requireLogIn, type Tab } from '../stores/account/dashboard.ts';
import { PanelSkeleton } from '../components/account/PanelSkeleton.tsx';
import { lazyComponent } from '../components/lib/lazy-component.tsx';
import { onPlainClick } from '../ui/plain-click.ts';
import { tw } from '../ui/tw.ts';
import { msg } from '../../contract/msg.ts';
import { t, translated } from '../i18n/t.ts';

interface TabView {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly Panel: ComponentType;
}

const panel = (name: string, load: () => Promise<{ default: ComponentType }>) =>
  lazyComponent({ name, load, fallback: <PanelSkeleton /> });

/** A tab's content is loaded when it is opened. */
const TABS: Record<Tab, TabView> = {
  order: {
    label: msg('Orders'),
    icon: Package,
    Panel: panel(msg('Your orders'), async () => ({
      default: (await import('../components/account/Orders.tsx')).Orders,
    })),
  },
  wishlist: {
    label: msg('Wishlist'),
    icon: Heart,
    Panel: panel(msg('Your wishlist'), async () => ({
      default: (await import('../components/wishlist/Wishlist.tsx')).Wishlist,
    })),
  },
  'shopping-list': {
    label: msg('Lists'),
    icon: ClipboardList,
    Panel: panel(msg('Your lists'), async () => ({
      default: (await import('../components/account/ShoppingLists.tsx')).ShoppingLists,
    })),
  },
  profile: {
    label: msg('Profile'),
    icon: UserRound,
    Panel: panel(msg('Your profile'), async () => ({
      default: (await import('../components/account/Profile.tsx')).Profile,
    })),
  },
  address: {
    label: msg('Addresses'),
    icon: MapPin,
    Panel: panel(msg('Your addresses'), async () => ({
      default: (await import('../components/account/Addresses.tsx')).Addresses,
    })),
  },
  kyc: {
    label: msg('KYC'),
    icon: IdCard,
    Panel: panel(msg('Your KYC details'), async () => ({
      default: (await import('../components/account/Kyc.tsx')).Kyc,
    })),
  },
  wallet: {
    label: msg('Wallet'),
    icon: Wallet,
    Panel: panel(msg('Your wallet'), async () => ({
      default: (await import('../components/account/Wallet.tsx')).Wallet,
    })),
  },
};

const TAB_VIEWS = Object.entries(TABS) as [Tab, TabView][];

const TAB = tw`tab h-11 flex-none flex-nowrap justify-start gap-2.5 rounded-field px-4 text-base font-medium`;

interface Props {
  /** Calls that the provider lacks, as far as the build could tell. */
  missing?: readonly Tab[] | undefined;
}

/** The customer's own pages; logged out, it leads to log in and comes back. */
export function Dashboard({ missing = [] }: Props) {
  const { token, data } = useStore($auth, { ssr: () => loggedOut });
  const unsupported = useStore($unsupported, { ssr: 'initial' });
  const isHere = (tab: Tab) => !missing.includes(tab) && !unsupported.some((call) => call === tab);
  const wanted = useStore($tab, { ssr: (): Tab => 'order' });
  const tab = isHere(wanted) ? wanted : 'order';
  const current = useRef<HTMLAnchorElement>(null);
  useEffect(() => void requireLogIn(), [token]);
  // On a phone the tabs are one row that scrolls.
  useEffect(() => {
    void current.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);
  const { label, Panel } = TABS[tab];
  return (
    <>
      <header className="pt-1.5 pb-2 md:pt-2 md:pb-4 lg:pt-3 lg:pb-6">
        <h1>{data?.name ? t('Hello, {name}', { name: data.name.split(' ')[0] ?? '' }) : t('Your account')}</h1>
      </header>
      <div className="grid gap-4 *:min-w-0 lg:grid-cols-[14rem_1fr] lg:items-start lg:gap-12">
        {/* On a phone to the edges of the screen, so that it is visible that the row scrolls. */}
        <nav
          className="-mx-4 tabs scroll-px-4 scrollbar-none flex-nowrap gap-1 overflow-x-auto overscroll-x-contain px-4 py-1 lg:sticky lg:top-24 lg:-mx-1 lg:flex-col lg:overflow-visible lg:px-1"
          aria-label={t('Account')}
        >
          {TAB_VIEWS.filter(([name]) => isHere(name)).map(([name, { label, icon: Icon }]) => (
            <a
              key={name}
              className={`${TAB} text-base-content aria-[current]:bg-secondary aria-[current]:font-bold aria-[current]:text-secondary-content lg:not-aria-[current]:hover:bg-base-200`}
              ref={name === tab ? current : undefined}
              href={paths.dashboard(name)}
              aria-current={name === tab ? 'page' : undefined}
              onClick={onPlainClick(() => openTab(name))}
            >
              <Icon aria-hidden />
              {translated(label)}
            </a>
          ))}
          {token && (
            <button type="button" className={`${TAB} text-muted lg:mt-4`} onClick={logout}>
              <LogOut aria-hidden />
              {t('Log out')}
            </button>
          )}
        </nav>
        <section aria-label={translated(label)}>{token ? <Panel key={tab} /> : <PanelSkeleton />}</section>
      </div>
    </>
  );
}

import { useStore } from '@nanostores/react';
import { Heart, LogOut, type LucideIcon, Package } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '../paths.ts';
import { $auth, loggedOut, logout } from '../stores/auth.ts';
import { $tab, followTab, openTab, requireLogIn, type Tab } from '../stores/dashboard.ts';
import { Orders } from './dashboard/Orders.tsx';
import { Wishlist } from './dashboard/Wishlist.tsx';
import './dashboard/dashboard.css';

const TABS: Record<Tab, { label: string; icon: LucideIcon; Panel: () => React.ReactNode }> = {
  order: { label: 'Orders', icon: Package, Panel: Orders },
  wishlist: { label: 'Wishlist', icon: Heart, Panel: Wishlist },
};

/** The customer's own pages; logged out, it leads to log in and comes back. */
export function Dashboard() {
  const { token, data } = useStore($auth, { ssr: () => loggedOut });
  const tab = useStore($tab, { ssr: 'initial' });
  useEffect(followTab, []);
  useEffect(() => requireLogIn(), [token]);
  const { label, Panel } = TABS[tab];
  return (
    <>
      <header className="page-head">
        <h1>{data?.name ? `Hello, ${data.name.split(' ')[0]}` : 'Your account'}</h1>
      </header>
      <div className="dashboard">
        <nav className="dashboard-tabs" aria-label="Account">
          {Object.entries(TABS).map(([name, { label, icon: Icon }]) => (
            <a
              key={name}
              href={paths.dashboard(name as Tab)}
              aria-current={name === tab ? 'page' : undefined}
              onClick={(event) => openTab(name as Tab, event)}
            >
              <Icon aria-hidden />
              {label}
            </a>
          ))}
          {token && (
            <button type="button" onClick={logout}>
              <LogOut aria-hidden />
              Log out
            </button>
          )}
        </nav>
        <section aria-label={label}>{token ? <Panel /> : <p className="muted">One moment…</p>}</section>
      </div>
    </>
  );
}

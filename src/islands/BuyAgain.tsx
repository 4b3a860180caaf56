import { useStore } from '@nanostores/react';
import { $token } from '../stores/session/auth.ts';
import { lazyComponent } from '../components/lib/lazy-component.tsx';
import { msg } from '../../contract/msg.ts';

/** Fetched for customers only. */
const Bought = lazyComponent({
  name: msg('What you have bought before'),
  load: () => import('../components/account/BoughtProducts.tsx'),
});

/** A shelf of what the customer has bought before; nothing for anybody else. It stands below the first screen. */
export function BuyAgain() {
  const token = useStore($token, { ssr: () => null });
  return token ? <Bought /> : null;
}

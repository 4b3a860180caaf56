import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $token } from '../stores/auth.ts';

/** Fetched for customers only. */
const Bought = lazy(() => import('./Bought.tsx'));

/** A shelf of what the customer has bought before; nothing for anybody else. It stands below the first screen. */
export function BuyAgain() {
  const token = useStore($token, { ssr: () => null });
  return token ? (
    <Suspense>
      <Bought />
    </Suspense>
  ) : null;
}

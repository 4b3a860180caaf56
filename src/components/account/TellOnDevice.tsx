import { lazy, Suspense } from 'react';
import type { Order } from '../../../contract/order.ts';

// Where it can't be loaded there is no network, and nobody to tell anything: an offer that is missing needs no excuse.
const DeviceMessages = lazy(() => import('./DeviceMessages.tsx').catch(() => ({ default: () => null })));

/** While there is something to tell of an order, its customer can have it told on this device. */
export const TellOnDevice = ({ order: { status } }: { order: Order }) =>
  status !== 'delivered' &&
  status !== 'cancelled' && (
    <Suspense>
      <DeviceMessages />
    </Suspense>
  );

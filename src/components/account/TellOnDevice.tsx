import { lazy, Suspense } from 'react';
import type { Order } from '../../../contract/order.ts';

// Without a network the offer is left out: it could not work anyway.
const DeviceMessages = lazy(() => import('./DeviceMessages.tsx').catch(() => ({ default: () => null })));

/** While there is something to tell of an order, its customer can have it told on this device. */
export const TellOnDevice = ({ order: { status } }: { order: Order }) =>
  status !== 'delivered' &&
  status !== 'cancelled' && (
    <Suspense>
      <DeviceMessages />
    </Suspense>
  );

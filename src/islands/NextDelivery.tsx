import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $pincode } from '../stores/delivery/pincode.ts';

// Fetched only where a pincode is chosen. Left out where it can't be loaded: the page shows the usual hours.
const NextSlot = lazy(() =>
  import('../components/delivery/NextSlot.tsx').then(
    ({ NextSlot }) => ({ default: NextSlot }),
    () => ({ default: ({ usual }: { usual: string }) => usual }),
  ),
);

/** When the shop delivers: the next slot of the chosen pincode and what it costs, and until these are known the usual hours. */
export function NextDelivery({ usual }: { usual: string }) {
  const pincode = useStore($pincode, { ssr: () => null });
  if (!pincode) return <span>{usual}</span>;
  return (
    <span role="status">
      <Suspense fallback={usual}>
        <NextSlot pincode={pincode.label} usual={usual} />
      </Suspense>
    </span>
  );
}

import { useStore } from '@nanostores/react';
import { lazy, Suspense } from 'react';
import { $pincode } from '../stores/delivery/pincode.ts';

// Asked for where a pincode is chosen alone. What can't be loaded is left out: the page has said what is true of every day.
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

import { useStore } from '@nanostores/react';
import { plural } from '../../i18n/t.ts';
import { $leftOut } from '../../stores/cart/cart-changes.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Names the number of the provider's lines that can't be shown, because they are ordered with the rest. */
export const LeftOut = () => <LeftOutNotice lines={useStore($leftOut, { ssr: () => 0 })} />;

export function LeftOutNotice({ lines }: { lines: number }) {
  if (lines === 0) return null;
  return (
    <div className="mb-2.5">
      <Notice>
        {plural(
          lines,
          '{count} item in your cart could not be shown.',
          '{count} items in your cart could not be shown.',
        )}
      </Notice>
    </div>
  );
}

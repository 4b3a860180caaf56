import { count } from '../../format/count.ts';
import { Notice } from '../../ui/Notice.tsx';

/** Lines that are at the provider and can't be shown are not kept quiet about: they may well be ordered with the rest. */
export function LeftOut({ lines }: { lines: number }) {
  if (lines === 0) return null;
  return (
    <div className="mb-2.5">
      <Notice>{count(lines, 'item')} in your cart could not be shown.</Notice>
    </div>
  );
}

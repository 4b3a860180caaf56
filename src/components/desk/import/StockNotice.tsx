import { useStore } from '@nanostores/react';
import { $fileStock } from '../../../stores/desk/import-file.ts';

const WORDS = {
  unknown: 'The file has no column that says how many you have.',
  whether: 'The file says whether you have any, not how many.',
  partly: 'Some rows of the file do not say how many you have.',
} as const;

/** Says before anything is written that a stock is not known. */
export function StockNotice({ usualStock }: { usualStock: number }) {
  const fileStock = useStore($fileStock);
  if (fileStock === 'said') return null;
  return (
    <section className="rounded-box bg-tint-clay p-4" aria-labelledby="stock">
      <h2 id="stock" className="text-3xl font-bold">
        Stock is unknown
      </h2>
      <p className="mt-1">
        {WORDS[fileStock]} New goods start with {usualStock} each, others keep theirs. If a column says it, choose
        “Stock, how many” for it above.
      </p>
    </section>
  );
}

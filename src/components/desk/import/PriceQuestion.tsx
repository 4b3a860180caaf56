import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $importChoices, choosePrice, type ChosenFile } from '../../../stores/desk/import-file.ts';

const AT_MRP = 'mrp';

/** Asked where no name tells which column is what customers pay: it is never guessed. */
export function PriceQuestion({ file, isBusy }: { file: ChosenFile; isBusy: boolean }) {
  const { columns, isSoldAtMrp } = useStore($importChoices);
  const id = useId();
  const price = columns.findIndex(({ field }) => field === 'price');
  const mrp = columns.find(({ field }) => field === 'mrp');
  const candidates = price < 0 || file.asked.includes(price) ? file.asked : [...file.asked, price];
  const value = price < 0 ? (isSoldAtMrp ? AT_MRP : '') : String(price);
  return (
    <div className="rounded-box bg-tint-clay p-4">
      <label htmlFor={id} className="text-xl font-bold">
        Which column is what customers pay?
      </label>
      <p className="mt-1 text-sm/[1.45]">The file doesn’t tell. What you pay yourself is never sold at.</p>
      <select
        id={id}
        className="select mt-2 h-11 w-full"
        value={value}
        disabled={isBusy}
        onChange={({ target }) => choosePrice(target.value === AT_MRP ? null : Number(target.value))}
      >
        <option value="" disabled>
          Please choose
        </option>
        {candidates.map((index) => (
          <option key={index} value={index}>
            {columns[index]?.name || `Column ${index + 1}`}: {columns[index]?.examples.join(' · ')}
          </option>
        ))}
        {mrp && <option value={AT_MRP}>None of these: goods are sold at {mrp.name}</option>}
      </select>
    </div>
  );
}

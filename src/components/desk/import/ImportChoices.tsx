import type { PriceUnit } from '../../../../contract/desk-imports.ts';
import { chooseImport, type ImportChoices as Choices } from '../../../stores/desk/import-file.ts';

const UNITS: readonly { unit: PriceUnit; words: string }[] = [
  { unit: 'rupees', words: 'Rupees' },
  { unit: 'paise', words: 'Paise, a hundred to the rupee' },
];

/** A price of the file, to ask by. */
const exampleOf = ({ columns }: Choices): string | undefined =>
  (columns.find(({ field }) => field === 'price') ?? columns.find(({ field }) => field === 'mrp'))?.examples[0];

/** What else the file doesn't tell: its prices' unit, and whether it is everything that is sold. */
export function ImportChoices({ choices, isBusy }: { choices: Choices; isBusy: boolean }) {
  const { prices, replace } = choices;
  const example = exampleOf(choices);
  return (
    <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      <fieldset disabled={isBusy}>
        <legend className="font-semibold">Its prices are in</legend>
        {prices === null && (
          <p className="text-sm/[1.45]" role="status">
            The file doesn’t tell{example && `: is ${example} in rupees, or in paise?`}
          </p>
        )}
        {UNITS.map(({ unit, words }) => (
          <label key={unit} className="flex min-h-11 items-center gap-2.5">
            <input
              type="radio"
              className="radio"
              name="prices"
              checked={prices === unit}
              onChange={() => chooseImport({ prices: unit })}
            />
            {words}
          </label>
        ))}
      </fieldset>
      <fieldset disabled={isBusy}>
        <legend className="font-semibold">What is not in it</legend>
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            className="radio"
            name="replace"
            checked={!replace}
            onChange={() => chooseImport({ replace: false, allowFewer: false })}
          />
          stays on sale
        </label>
        <label className="flex min-h-11 items-center gap-2.5">
          <input
            type="radio"
            className="radio"
            name="replace"
            checked={replace}
            onChange={() => chooseImport({ replace: true, allowFewer: false })}
          />
          is no longer sold: this file is the whole truth
        </label>
      </fieldset>
    </div>
  );
}

import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { proposeColumns } from '../../../../../provider/domain/import/columns/recognise-columns.ts';

/** A heading as a system or a shopkeeper writes it, what stands below it, and the headings beside it where they matter. */
interface Heading {
  readonly system: string;
  readonly heading: string;
  readonly values: string;
  /** A field; `cost`; `row-number`; `asked`, where somebody has to say; or `ignored`. */
  readonly taken: string;
  readonly beside: string;
}

const HEADINGS: readonly Heading[] = parse(readFileSync(new URL('headings.csv', import.meta.url)), { columns: true });

const OF_PRICES = ['price', 'mrp', 'asked', 'cost'];
/** What stands beside a heading where its line says nothing: a name, and a price unless it is one itself. */
function besideOf({ beside, taken }: Heading): readonly string[] {
  if (beside !== '') return beside.split('+');
  if (taken === 'name') return ['Price'];
  return OF_PRICES.includes(taken) ? ['Name'] : ['Name', 'Price'];
}

/** Values of the columns beside, by their names: what is dearer is the list price. */
const VALUES: readonly (readonly [names: RegExp, values: readonly string[]])[] = [
  [/^name$/i, ['Namak', 'Makhan', 'Muri']],
  [/^(?:mrp|list|list_price|price \(inr\)|default price|एमआरपी|এমআরপি)$/i, ['130', '160', '230']],
  [/^special_price$|^discountprice$/i, ['11', '12', '13']],
  [/^(?:code|sku|variant sku)$/i, ['Z-9', 'Z-4', 'Z-7']],
  [/^brand$/i, ['Tata', 'Amul', 'Bhor']],
  [/^category$/i, ['Spices', 'Milk', 'Snacks']],
  [/^description$/i, ['Very salty', 'Very fat', 'Very light']],
  [/^(?:quantity|stock)$/i, ['12', '3', '7']],
  [/^value$/i, ['336', '163', '840']],
];
const PRICES = ['27', '53', '119'];
const valuesOf = (name: string): readonly string[] => VALUES.find(([names]) => names.test(name))?.[1] ?? PRICES;

function takenFor(one: Heading): string {
  const values = one.values.split('|');
  const beside = besideOf(one);
  const records = values.map((value, row) => [value, ...beside.map((name) => valuesOf(name)[row] ?? '')]);
  const { columns, prices } = proposeColumns([one.heading, ...beside], records);
  if (prices.asked.includes(0)) return 'asked';
  return columns[0]?.field ?? columns[0]?.ignoredAs ?? 'ignored';
}

describe('headings', () => {
  test('are 200 at least, of 14 systems and three languages', () => {
    const systems = new Set(HEADINGS.map(({ system }) => system));
    expect(new Set(HEADINGS.map(({ heading }) => heading)).size).toBeGreaterThanOrEqual(200);
    for (const language of ['English', 'Hindi', 'Bengali']) expect(systems.delete(language)).toBe(true);
    expect(systems.size).toBeGreaterThanOrEqual(14);
  });

  test.each(HEADINGS)('$system: “$heading” beside $beside, of $values, is taken for $taken', (one) => {
    expect(takenFor(one)).toBe(one.taken);
  });
});

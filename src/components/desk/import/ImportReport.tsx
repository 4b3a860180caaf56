import type { ImportReport as Report } from '../../../../contract/desk-imports.ts';
import { count } from '../../../format/count.ts';
import { PhotoFailures } from './PhotoFailures.tsx';
import { Refusals } from './Refusals.tsx';

interface Props {
  report: Report;
  /** All that was refused, as CSV. */
  refused: Blob | null;
}

const FIGURES = [
  ['added', 'new'],
  ['changed', 'changed'],
  ['back', 'sold again'],
  ['gone', 'no longer sold'],
  ['unchanged', 'unchanged'],
  ['refused', 'left out'],
] as const;

/** Sold again and gone are rare: where there are none, they are no news. */
const isShown = (figure: (typeof FIGURES)[number][0], value: number): boolean =>
  value > 0 || (figure !== 'back' && figure !== 'gone');

/** What an import has done, or would do. */
export function ImportReport({ report, refused }: Props) {
  const { packs } = report;
  return (
    <div className="grid grid-cols-1 gap-4">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {FIGURES.filter(([figure]) => isShown(figure, report[figure])).map(([figure, words]) => (
          <div key={figure} className="flex flex-col-reverse rounded-box bg-base-200 px-4 py-3">
            <dt className="text-sm/[1.45] text-muted">{words}</dt>
            <dd className="text-3xl font-bold tabular-nums">{report[figure].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {packs.grouped > 0 && <p>{count(packs.grouped, 'product')} of the shop now with several sizes to choose from.</p>}
      {packs.ambiguous > 0 && (
        <p>{count(packs.ambiguous, 'name')} stand several times in the same size: those stay products of their own.</p>
      )}
      <Refusals report={report} refused={refused} />
      {report.photos && <PhotoFailures photos={report.photos} />}
    </div>
  );
}

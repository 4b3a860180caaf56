import type { ImportReport } from '../../../../contract/desk-imports.ts';

function download(blob: Blob, name: string): void {
  const href = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  URL.revokeObjectURL(href);
}

/** Rows that were left out: the first with their reasons, all of them for a spreadsheet. */
export function Refusals({ report, refused }: { report: ImportReport; refused: Blob | null }) {
  const { refusals } = report;
  if (refusals.length === 0) return null;
  const more = report.refused - refusals.length;
  return (
    <section aria-labelledby="refusals">
      <h3 id="refusals" className="font-bold">
        Left out
      </h3>
      <p className="text-sm/[1.45] text-muted">The others are taken all the same. Put these right, and import them.</p>
      <ul className="mt-1">
        {refusals.map(({ line, reason }) => (
          <li key={line} className="flex gap-3 border-b border-base-300 py-1.5">
            <span className="w-20 shrink-0 text-muted tabular-nums">Line {line.toLocaleString('en-IN')}</span>
            <span className="min-w-0 wrap-anywhere">{reason}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-muted">And {more.toLocaleString('en-IN')} more.</p>}
      {refused && (
        <button
          type="button"
          className="btn mt-3 btn-outline btn-primary"
          onClick={() => download(refused, 'left-out.csv')}
        >
          Download all as CSV
        </button>
      )}
    </section>
  );
}

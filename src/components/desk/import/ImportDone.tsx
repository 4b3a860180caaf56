import { useStore } from '@nanostores/react';
import { paths } from '../../../paths.ts';
import { $importFile, resetFile } from '../../../stores/desk/import-file.ts';
import { resetOutcomes, type Outcome } from '../../../stores/desk/import-run.ts';
import { ImportReport } from './ImportReport.tsx';
import { OutcomeHeading } from '../../editor/Heading.tsx';

/** What the import has done, and what is left to do. */
export function ImportDone({ outcome: { report, refused } }: { outcome: Outcome }) {
  const { data: file } = useStore($importFile);
  const isSame = report.added + report.changed + report.back + report.gone === 0;
  const another = () => {
    resetFile();
    resetOutcomes();
  };
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="done">
      <OutcomeHeading id="done">
        {isSame ? `${file?.name ?? 'The file'} changed nothing` : `${file?.name ?? 'The file'} is imported`}
      </OutcomeHeading>
      <ImportReport report={report} refused={refused} />
      {!isSame && (
        <p>
          Prices and stock are right in the shop at once. New goods, names and photos come with the next{' '}
          <a className="link" href={`${paths.editor}#publish`}>
            publish
          </a>
          .
        </p>
      )}
      <button type="button" className="btn justify-self-start btn-outline btn-primary" onClick={another}>
        Import another file
      </button>
    </section>
  );
}

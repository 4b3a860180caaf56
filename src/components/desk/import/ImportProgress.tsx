import { useStore } from '@nanostores/react';
import type { ImportProgress as Progress } from '../../../../contract/desk-imports.ts';
import { $importProgress, $importRun, $importTrial } from '../../../stores/desk/import-run.ts';

const PERCENT = 100;

function inWords(progress: Progress | null, isDryRun: boolean): string {
  if (!progress) return 'Sending the file…';
  if (progress.kind === 'photos')
    return `${progress.done.toLocaleString('en-IN')} of ${progress.total.toLocaleString('en-IN')} photos`;
  const rows = `${progress.rows.toLocaleString('en-IN')} rows read`;
  return progress.share < 1 || isDryRun ? rows : `${rows}. Sorting sizes and search words…`;
}

const shareOf = (progress: Progress | null): number | undefined => {
  if (progress?.kind === 'photos') return progress.total === 0 ? undefined : progress.done / progress.total;
  // All is read: what is left to do has no measure.
  return progress && progress.share < 1 ? progress.share : undefined;
};

/** How far a dry run or an import is. */
export function ImportProgress() {
  const progress = useStore($importProgress);
  const trial = useStore($importTrial);
  const run = useStore($importRun);
  if (!trial.loading && !run.loading) return null;
  const share = shareOf(progress);
  return (
    <div className="grid grid-cols-1 gap-2">
      <p className="font-semibold">{trial.loading ? 'Trying it: nothing is written' : 'Importing'}</p>
      <progress
        className="progress progress-primary"
        aria-label={trial.loading ? 'Trying the import' : 'Importing'}
        max={PERCENT}
        value={share === undefined ? undefined : Math.round(share * PERCENT)}
      />
      <p className="text-sm/[1.45] text-muted" aria-live="polite">
        {inWords(progress, trial.loading)}
      </p>
      {run.loading && progress && (
        <p className="text-sm/[1.45] text-muted">It goes on if you leave this page, and is in the list below then.</p>
      )}
    </div>
  );
}

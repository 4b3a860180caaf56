import { useStore } from '@nanostores/react';
import { $importChoices } from '../../../stores/desk/import-file.ts';
import {
  $trialError,
  $importRun,
  $importTrial,
  $isConnectionLost,
  runImport,
} from '../../../stores/desk/import-run.ts';
import { FormError } from '../../../ui/FieldError.tsx';
import { FewerQuestion } from './FewerQuestion.tsx';
import { ImportReport } from './ImportReport.tsx';
import { OutcomeHeading } from '../../editor/Heading.tsx';

/** What the import would do, and the button that does it. */
export function ImportTrial() {
  const choices = useStore($importChoices);
  const trial = useStore($importTrial);
  const run = useStore($importRun);
  const isLost = useStore($isConnectionLost);
  const error = useStore($trialError);
  if (trial.loading || run.loading) return null;
  const { data } = trial;
  const isTried = data?.choices === choices;
  return (
    <>
      <FewerQuestion />
      <FormError message={error} />
      {isTried && (
        <section className="grid grid-cols-1 gap-4" aria-labelledby="trial">
          <OutcomeHeading id="trial">What it would do</OutcomeHeading>
          <ImportReport report={data.report} refused={data.refused} />
          <FormError
            message={
              isLost
                ? 'The connection was lost. The import may have gone on all the same: look at the list below before you begin again.'
                : run.reason?.message
            }
          />
          <button type="button" className="btn justify-self-start btn-primary" onClick={() => void runImport()}>
            Import now
          </button>
        </section>
      )}
    </>
  );
}

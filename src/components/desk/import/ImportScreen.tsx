import { useStore } from '@nanostores/react';
import { $importChoices, $importFile, $isPriceAsked } from '../../../stores/desk/import-file.ts';
import { $importRun, $importTrial, tryImport } from '../../../stores/desk/import-run.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Heading } from '../../editor/Heading.tsx';
import { ColumnList } from './ColumnList.tsx';
import { FileChoice } from './FileChoice.tsx';
import { ImportChoices } from './ImportChoices.tsx';
import { ImportDone } from './ImportDone.tsx';
import { ImportList } from './ImportList.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportTrial } from './ImportTrial.tsx';
import { PriceQuestion } from './PriceQuestion.tsx';
import { StockNotice } from './StockNotice.tsx';

/** From a file of goods to what is sold: what its columns are, what it would do, and then the import. */
export function ImportScreen() {
  const { data: file } = useStore($importFile);
  const choices = useStore($importChoices);
  const isPriceAsked = useStore($isPriceAsked);
  const trial = useStore($importTrial);
  const run = useStore($importRun);
  const isBusy = trial.loading || run.loading;
  const isTried = trial.data?.choices === choices;
  return (
    <div className="grid max-w-4xl grid-cols-1 gap-6">
      <div>
        <Heading>Import</Heading>
        <p className="mt-1 text-muted">
          The file of your goods, as your till, your shop system or a spreadsheet has it.
        </p>
      </div>
      {run.data ? (
        <ImportDone outcome={run.data} />
      ) : (
        <>
          <FileChoice isBusy={isBusy} />
          {file && (
            <>
              <ColumnList file={file} isBusy={isBusy} />
              {file.asked.length > 0 && <PriceQuestion file={file} isBusy={isBusy} />}
              <ImportChoices choices={choices} isBusy={isBusy} />
              <StockNotice usualStock={file.usualStock} />
              {!isBusy && !isTried && (
                <BusyButton
                  type="button"
                  className="btn justify-self-start btn-primary"
                  busy={choices.prices === null || isPriceAsked}
                  onClick={() => void tryImport()}
                >
                  Try it
                </BusyButton>
              )}
              <ImportProgress />
              <ImportTrial />
            </>
          )}
        </>
      )}
      <ImportList />
    </div>
  );
}

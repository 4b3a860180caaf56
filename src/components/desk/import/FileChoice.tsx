import { useStore } from '@nanostores/react';
import { type DragEvent, useState } from 'react';
import { $importFile, chooseFile } from '../../../stores/desk/import-file.ts';
import { resetOutcomes } from '../../../stores/desk/import-run.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import { FileUp } from '../../../ui/icons.ts';

const KINDS = '.csv,.tsv,.txt,.xlsx,.gz,.zip,text/csv';

/** Takes a file that is chosen, or dropped on it. */
export function FileChoice({ isBusy }: { isBusy: boolean }) {
  const { data, loading, reason } = useStore($importFile);
  const [isOver, setOver] = useState(false);
  const choose = (file: File | undefined) => {
    resetOutcomes();
    void chooseFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!isBusy) choose(event.dataTransfer.files[0]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div>
      <label
        className={`flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 rounded-box border-2 border-dashed p-4 has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 sm:p-6 ${isOver ? 'border-primary bg-base-200' : 'border-base-content/30'}`}
        onDrop={drop}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
      >
        <FileUp className="size-8 text-primary" aria-hidden="true" />
        <span className="min-w-0 flex-[1_1_12rem]">
          <b className="block wrap-anywhere">{data?.name ?? 'Choose a file'}</b>
          <span className="block text-sm/[1.45] text-muted">
            {data
              ? `${data.format}. Choose another one here.`
              : 'CSV or Excel, also packed as gzip, or as zip with photos; 64 MB at most. On a computer you can drop it here.'}
          </span>
        </span>
        <input
          type="file"
          className="sr-only"
          accept={KINDS}
          aria-label="File of goods"
          aria-describedby="file-error"
          disabled={isBusy || loading}
          onChange={({ target }) => {
            choose(target.files?.[0]);
            // The same file, put right meanwhile, can be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p className="text-sm/[1.45] text-muted" role="status">
        {loading && <progress className="progress mt-3 progress-primary" aria-hidden="true" />}
        {loading && 'Sending the file, and looking at its columns…'}
      </p>
      <FieldError id="file-error">{reason?.message}</FieldError>
    </div>
  );
}

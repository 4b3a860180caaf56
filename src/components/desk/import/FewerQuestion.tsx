import { useStore } from '@nanostores/react';
import { chooseImport } from '../../../stores/desk/import-file.ts';
import { $fewerQuestion, tryImport } from '../../../stores/desk/import-run.ts';

/** Asked before more than half of what is sold goes: it may be the wrong file. */
export function FewerQuestion() {
  const question = useStore($fewerQuestion);
  if (!question) return null;
  return (
    <div className="grid grid-cols-1 gap-3 rounded-box bg-tint-clay p-4" role="alert">
      <p>
        {question} Is this the right file? With your first own file after the goods of the demo it is meant to be so.
      </p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            chooseImport({ allowFewer: true });
            void tryImport();
          }}
        >
          Yes, take them off sale
        </button>
        <button type="button" className="btn btn-ghost" onClick={() => chooseImport({ replace: false })}>
          No, they stay on sale
        </button>
      </div>
    </div>
  );
}

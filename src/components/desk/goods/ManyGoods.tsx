import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { count } from '../../../format/count.ts';
import { $chosen, chooseAll, setChosen } from '../../../stores/desk/many-goods.ts';
import { Dialog, DialogHeader } from '../../../ui/Dialog.tsx';
import { ManyForm } from './ManyForm.tsx';

/** What is chosen, in reach of the thumb, and what is to be done with it. */
export function ManyGoods() {
  const chosen = useStore($chosen);
  const [isOpen, setOpen] = useState(false);
  if (chosen === null) return null;
  return (
    <>
      <div
        className="sticky bottom-16 z-2 -mx-4 flex flex-wrap items-center gap-2 border-t border-base-300 bg-base-100 px-4 py-3 lg:bottom-0 lg:mx-0 lg:px-0"
        role="group"
        aria-label="Chosen goods"
      >
        <p className="mr-auto font-medium" role="status">
          {chosen.length} chosen
        </p>
        <button type="button" className="btn btn-ghost px-2 btn-sm" onClick={chooseAll}>
          All
        </button>
        <button type="button" className="btn btn-ghost px-2 btn-sm" onClick={() => setChosen(null)}>
          Cancel
        </button>
        <button
          type="button"
          className="btn btn-primary btn-sm"
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chosen.length > 0 && setOpen(true)}
        >
          Change…
        </button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} sheet aria-labelledby="many-goods">
        <DialogHeader onClose={() => setOpen(false)}>
          <h2 id="many-goods" className="text-xl">
            Change {count(chosen.length, 'product')}
          </h2>
        </DialogHeader>
        <ManyForm onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

import { type ReactNode, useState } from 'react';
import type { Id } from '../../../contract/id.ts';
import type { Pincode } from '../../../contract/pincode.ts';
import { chooseLocation } from '../../ui/choose-location.ts';
import { Dialog, DialogHeader } from '../../ui/Dialog.tsx';
import { PincodePicker } from './PincodePicker.tsx';

/** Props of the button that opens the dialog. */
interface TriggerProps {
  readonly 'aria-haspopup': 'dialog';
  readonly onPointerDown: () => void;
  readonly onClick: () => void;
}

interface Props {
  trigger: (props: TriggerProps) => ReactNode;
  chosen: Id | undefined;
  onChoose: (pincode: Pincode) => void;
}

/** The dialog in which a pincode is chosen: where to deliver, or that of an address. */
export function PincodeDialog({ trigger, chosen, onChoose }: Props) {
  const [state, setState] = useState<'closed' | 'prefetching' | 'open'>('closed');
  const close = () => setState('closed');
  const choose = (pincode: Pincode) => {
    onChoose(pincode);
    close();
  };
  return (
    <>
      {/* Prefetch on pointerdown, so that the list is there at pointerup. */}
      {trigger({
        'aria-haspopup': 'dialog',
        onPointerDown: () => setState('prefetching'),
        onClick: () => setState('open'),
      })}
      <Dialog open={state === 'open'} onClose={close} className="min-h-102" aria-labelledby={chooseLocation.id}>
        {state !== 'closed' && (
          <>
            <DialogHeader onClose={close}>
              <h2 id={chooseLocation.id} className="text-3xl">
                {chooseLocation.title}
              </h2>
            </DialogHeader>
            <p className="text-muted">{chooseLocation.hint}</p>
            <PincodePicker chosen={chosen} onChoose={choose} />
          </>
        )}
      </Dialog>
    </>
  );
}

import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import type { Id } from '../../../contract/id.ts';
import type { Pincode } from '../../../contract/pincode.ts';
import { chooseLocation } from '../../ui/choose-location.ts';
import { Dialog, DialogHeader } from '../../ui/Dialog.tsx';
import { PincodePicker } from './PincodePicker.tsx';
import { t } from '../../i18n/t.ts';

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

// Every page has this dialog, and few open it. What can't be loaded is left out: a pincode can always be typed.
const UseLocation = lazy<ComponentType<Pick<Props, 'onChoose'>>>(() =>
  import('./UseLocation.tsx').then(
    ({ UseLocation }) => ({ default: UseLocation }),
    () => ({ default: () => null }),
  ),
);

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
      <Dialog open={state === 'open'} onClose={close} className="min-h-118" aria-labelledby={chooseLocation.id}>
        {state !== 'closed' && (
          <>
            <DialogHeader onClose={close}>
              <h2 id={chooseLocation.id} className="text-3xl">
                {t(chooseLocation.title)}
              </h2>
            </DialogHeader>
            <p className="text-muted">{t(chooseLocation.hint)}</p>
            <Suspense fallback={<p className="h-11" />}>
              <UseLocation onChoose={choose} />
            </Suspense>
            <PincodePicker chosen={chosen} onChoose={choose} />
          </>
        )}
      </Dialog>
    </>
  );
}

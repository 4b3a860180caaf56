import { X } from '../../ui/icons.ts';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Id } from '../../../contract/id.ts';
import type { Pincode } from '../../../contract/pincode.ts';
import { PincodePicker } from './PincodePicker.tsx';
import '../../ui/field.css';
import './pincode-chooser.css';

/** What makes a button open the dialog. */
interface Opens {
  readonly 'aria-haspopup': 'dialog';
  readonly onPointerDown: () => void;
  readonly onClick: () => void;
}

interface Props {
  opener: (opens: Opens) => ReactNode;
  chosen: Id | undefined;
  onChoose: (pincode: Pincode) => void;
}

/** The dialog in which a pincode is chosen: where to deliver, or that of an address. */
export function PincodeDialog({ opener, chosen, onChoose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [drawn, setDrawn] = useState(false);
  const close = () => dialog.current?.close();
  const show = () => {
    // Drawn first and shown then, the page is laid out once.
    flushSync(() => setDrawn(true));
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  };
  const choose = (pincode: Pincode) => {
    onChoose(pincode);
    close();
  };
  return (
    <>
      {/* A finger that comes down will be lifted: the list is asked for meanwhile. */}
      {opener({ 'aria-haspopup': 'dialog', onPointerDown: () => setDrawn(true), onClick: show })}
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby="choose-location"
        onClose={() => setDrawn(false)}
        onClick={({ target }) => target === dialog.current && close()}
      >
        {drawn && (
          <div className="dialog-body">
            <div className="dialog-head">
              <h2 id="choose-location">Choose Location</h2>
              <button type="button" className="icon-button" aria-label="Close" onClick={close}>
                <X aria-hidden="true" />
              </button>
            </div>
            <p className="muted">You can check if delivery is available for your location.</p>
            <PincodePicker chosen={chosen} onChoose={choose} />
          </div>
        )}
      </dialog>
    </>
  );
}

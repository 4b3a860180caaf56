import { useStore } from '@nanostores/react';
import { ChevronDown, MapPin, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { $pincode } from '../stores/pincode.ts';
import { PincodeList } from './PincodeList.tsx';
import '../ui/field.css';
import './pincode-chooser.css';

/** Shows the chosen pincode and opens the dialog that changes it. */
export function PincodeChooser() {
  const chosen = useStore($pincode, { ssr: () => null });
  const dialog = useRef<HTMLDialogElement>(null);
  const [drawn, setDrawn] = useState(false);
  const show = () => {
    // Drawn first and shown then, the page is laid out once.
    flushSync(() => setDrawn(true));
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  };
  return (
    <>
      <button
        type="button"
        className="pincode"
        aria-haspopup="dialog"
        // A finger that comes down will be lifted: the list is asked for meanwhile.
        onPointerDown={() => setDrawn(true)}
        onClick={show}
      >
        <MapPin aria-hidden="true" />
        <span>
          <small aria-hidden="true">{chosen ? 'Delivering to' : 'Deliver to'}</small>
          <b>{chosen ? chosen.label : 'Select Pincode'}</b>
        </span>
        <ChevronDown aria-hidden="true" />
      </button>
      <dialog
        ref={dialog}
        className="dialog"
        aria-labelledby="choose-location"
        onClose={() => setDrawn(false)}
        onClick={({ target }) => target === dialog.current && dialog.current.close()}
      >
        {drawn && (
          <div className="dialog-body">
            <div className="dialog-head">
              <h2 id="choose-location">Choose Location</h2>
              <button type="button" className="icon-button" aria-label="Close" onClick={() => dialog.current?.close()}>
                <X aria-hidden="true" />
              </button>
            </div>
            <p className="muted">You can check if delivery is available for your location.</p>
            <PincodeList onChosen={() => dialog.current?.close()} />
          </div>
        )}
      </dialog>
    </>
  );
}

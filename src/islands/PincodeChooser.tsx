import { useStore } from '@nanostores/react';
import { ChevronDown, MapPin } from '../ui/icons.ts';
import { $pincode, choosePincode } from '../stores/delivery/pincode.ts';
import { PincodeDialog } from '../components/delivery/PincodeDialog.tsx';

/** Shows the chosen pincode and opens the dialog that changes it. */
export function PincodeChooser() {
  const chosen = useStore($pincode, { ssr: () => null });
  return (
    <PincodeDialog
      chosen={chosen?.id}
      onChoose={choosePincode}
      trigger={(props) => (
        <button type="button" className="pincode" {...props}>
          <MapPin aria-hidden="true" />
          <span>
            <small aria-hidden="true">{chosen ? 'Delivering to' : 'Deliver to'}</small>
            <b>{chosen ? chosen.label : 'Select Pincode'}</b>
          </span>
          <ChevronDown aria-hidden="true" />
        </button>
      )}
    />
  );
}

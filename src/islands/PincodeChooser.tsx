import { useStore } from '@nanostores/react';
import { ChevronDown, MapPin } from '../ui/icons.ts';
import { useEffect } from 'react';
import { $pincode, choosePincode } from '../stores/delivery/pincode.ts';
import { followFirstAddress } from '../stores/delivery/preselect-pincode.ts';
import { PincodeDialog } from '../components/delivery/PincodeDialog.tsx';
import { t } from '../i18n/t.ts';

/** Classes of its place. */
interface Props {
  look: { button: string; words: string; to: string; more: string };
}

/** Shows the chosen pincode and opens the dialog that changes it. */
export function PincodeChooser({ look: { button, words, to, more } }: Props) {
  const chosen = useStore($pincode, { ssr: () => null });
  useEffect(followFirstAddress, []);
  return (
    <PincodeDialog
      chosen={chosen?.id}
      onChoose={choosePincode}
      trigger={(props) => (
        <button
          type="button"
          className={`btn h-auto justify-start btn-ghost text-left text-name font-normal whitespace-normal num ${button}`}
          {...props}
        >
          <MapPin className="text-primary" aria-hidden="true" />
          <span className={`min-w-0 ${words}`}>
            <small className={`block text-xs/none text-muted ${to}`} aria-hidden="true">
              {chosen ? t('Delivering to') : t('Deliver to')}
            </small>
            <b className="block overflow-hidden leading-tight font-semibold text-ellipsis">
              {chosen ? chosen.label : t('Select Pincode')}
            </b>
          </span>
          <ChevronDown className={`size-4 text-muted ${more}`} aria-hidden="true" />
        </button>
      )}
    />
  );
}

import { useStore } from '@nanostores/react';
import { ChevronDown, MapPin } from '../ui/icons.ts';
import { $pincode, choosePincode } from '../stores/delivery/pincode.ts';
import { PincodeDialog } from '../components/delivery/PincodeDialog.tsx';
import { tw } from '../ui/tw.ts';

/** As wide with a pincode as without. */
const LOOKS = {
  header: {
    button: tw`ml-1 min-h-11 max-w-full gap-1.5 justify-self-start px-1.75 md:w-49 lg:min-h-12 lg:w-51 lg:bg-base-200 lg:pr-3.25 lg:pl-2.75 xl:w-54`,
    words: tw`md:flex-1`,
    to: tw`max-lg:hidden`,
    more: tw`max-md:hidden`,
  },
  hero: {
    button: tw`min-h-13 w-full shrink gap-3 rounded-t-box rounded-b-none px-3.75 md:min-h-14 md:w-55 md:rounded-field lg:w-full xl:w-55`,
    words: tw`flex-1`,
    to: tw`mb-0.5`,
    more: '',
  },
};

/** Shows the chosen pincode and opens the dialog that changes it. */
export function PincodeChooser({ place = 'header' }: { place?: keyof typeof LOOKS }) {
  const { button, words, to, more } = LOOKS[place];
  const chosen = useStore($pincode, { ssr: () => null });
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
              {chosen ? 'Delivering to' : 'Deliver to'}
            </small>
            <b className="block overflow-hidden leading-tight font-semibold text-ellipsis">
              {chosen ? chosen.label : 'Select Pincode'}
            </b>
          </span>
          <ChevronDown className={`size-4 text-muted ${more}`} aria-hidden="true" />
        </button>
      )}
    />
  );
}

import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Pincode } from '../../../contract/pincode.ts';
import { $pincode, $pincodes } from '../../stores/delivery/pincode.ts';
import { chooseLocation } from '../../ui/choose-location.ts';
import { ChevronDown, MapPin } from '../../ui/icons.ts';
import { PincodeList } from './PincodeList.tsx';
import { t } from '../../i18n/t.ts';

interface Props {
  chosen: Id | undefined;
  onChoose: (pincode: Pincode) => void;
}

/** The searchable dropdown: a button with the choice, and the list that it opens; open from the start, ready to type. */
export function PincodePicker({ chosen, onChoose }: Props) {
  const { data } = useStore($pincodes);
  const delivering = useStore($pincode);
  const [open, setOpen] = useState(true);
  const listed = data.find(({ id }) => sameId(id, chosen))?.pincode;
  const label = listed ?? (sameId(delivering?.id, chosen) ? delivering?.label : undefined);
  return (
    <>
      <button
        type="button"
        className="group input mt-5 cursor-pointer text-left"
        aria-expanded={open}
        aria-controls="pincode-popover"
        onClick={() => setOpen(!open)}
      >
        <MapPin aria-hidden="true" />
        <span className="flex-1 num">{label ?? t(chooseLocation.select)}</span>
        <ChevronDown
          className="transition-[rotate] duration-120 ease-out group-aria-expanded:rotate-180"
          aria-hidden="true"
        />
      </button>
      <div id="pincode-popover">{open && <PincodeList chosen={chosen} onChoose={onChoose} />}</div>
    </>
  );
}

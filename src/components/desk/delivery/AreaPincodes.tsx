import { useStore } from '@nanostores/react';
import type { Area } from '../../../../contract/desk-delivery.ts';
import {
  addPincodes,
  $pincodesForm,
  closePincodesForm,
  takePincodes,
  typePincodes,
} from '../../../stores/desk/areas.ts';
import { $deliveryChange } from '../../../stores/desk/delivery.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormBox } from './Part.tsx';
import { PincodesField } from './PincodesField.tsx';

/** The pincodes of an area, and more of them, or fewer. */
export function AreaPincodes({ area, onClosed }: { area: Area; onClosed: () => void }) {
  const { id, name, pincodes } = area;
  const form = useStore($pincodesForm(id));
  const { loading } = useStore($deliveryChange);
  if (!form) return null;
  const close = () => {
    closePincodesForm(id);
    onClosed();
  };
  return (
    <FormBox>
      <form
        className="grid grid-cols-1 gap-4"
        noValidate
        aria-label={`Pincodes of ${name}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!loading) void addPincodes(area);
        }}
      >
        <p className="max-h-48 overflow-y-auto wrap-anywhere num" tabIndex={0}>
          {pincodes.count === 0 ? 'It has no pincodes yet.' : pincodes.ranges.join(', ')}
        </p>
        <PincodesField
          value={form.typed}
          error={form.error || undefined}
          onChange={(typed) => typePincodes(id, typed)}
        />
        <div className="flex flex-wrap gap-3">
          <BusyButton className="btn btn-primary" busy={loading}>
            Deliver there
          </BusyButton>
          <BusyButton
            type="button"
            className="btn btn-outline btn-primary"
            busy={loading}
            onClick={() => void takePincodes(area)}
          >
            Take away
          </BusyButton>
          <button type="button" className="btn btn-ghost" onClick={close}>
            Close
          </button>
        </div>
      </form>
    </FormBox>
  );
}

import { useStore } from '@nanostores/react';
import { $deliveryChange } from '../../../stores/desk/delivery.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';

/** At the end of a form. */
export function FormButtons({ label, onCancel }: { label: string; onCancel: () => void }) {
  const { loading } = useStore($deliveryChange);
  return (
    <div className="flex flex-wrap gap-3">
      <BusyButton className="btn btn-primary" busy={loading}>
        {label}
      </BusyButton>
      <button type="button" className="btn btn-ghost" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

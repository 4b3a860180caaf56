import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Id } from '../../../contract/id.ts';
import { nearDay, slotTime } from '../../format/date.ts';
import { deliveryTo } from '../../format/delivery.ts';
import { shop } from '../../shop.ts';
import { isGone, noProduct, productState } from '../../stores/catalogue/product.ts';
import { $pincodeCharge, $pincodeSlots, noCharge, noSlots } from '../../stores/delivery/pincode-delivery.ts';
import { $pincode, choosePincode } from '../../stores/delivery/pincode.ts';
import { Truck } from '../../ui/icons.ts';
import { promiseChange, PromiseRow } from '../../ui/PromiseRow.tsx';
import { PincodeDialog } from './PincodeDialog.tsx';
import { t } from '../../i18n/t.ts';

interface Props {
  /** Id of the product in `productState`. */
  id: Id;
  /** Further rows of the panel. */
  children?: ReactNode;
}

/** When a product can be there, where and for how much. */
export function DeliveryEstimate({ id, children }: Props) {
  const product = useStore(productState(id), { ssr: () => noProduct });
  const pincode = useStore($pincode, { ssr: () => null });
  const charge = useStore($pincodeCharge, { ssr: () => noCharge }).data;
  const slots = useStore($pincodeSlots, { ssr: () => noSlots }).data;
  const off = pincode !== null && (charge?.deliverable === false || product.data?.deliverable === false);
  const unavailable = isGone(product) || product.data?.stock === 0;
  const slot = unavailable ? undefined : slots.find(({ left }) => left !== 0);
  return (
    <div className="card mt-5 border-base-300 card-border bg-surface p-4">
      <PromiseRow
        icon={Truck}
        title={
          off
            ? t('Not delivered to {pincode}', { pincode: pincode.label })
            : slot
              ? `${nearDay(slot.date, new Date())}, ${slotTime(slot)}`
              : t('Delivery')
        }
        text={
          off
            ? t('Another location may have it.')
            : pincode
              ? deliveryTo(pincode.label, charge)
              : slot
                ? t('See what it costs where you live.')
                : t(shop.delivery)
        }
        live
      >
        <PincodeDialog
          chosen={pincode?.id}
          onChoose={choosePincode}
          trigger={(props) => (
            <button
              type="button"
              className={promiseChange}
              aria-label={pincode ? t('Change location') : t('Choose location')}
              {...props}
            >
              {pincode ? t('Change') : t('Choose')}
            </button>
          )}
        />
      </PromiseRow>
      {children}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { rupees } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import { $cartLines, emptyCartLines } from '../../stores/cart/cart-lines.ts';
import { $belowMinimum } from '../../stores/checkout/checkout.ts';
import { $deliveryCharge, loadDeliveryCharge, unknownCharge } from '../../stores/cart/delivery-charge.ts';
import { $pincode } from '../../stores/delivery/pincode.ts';
import { Meter } from '../../ui/Meter.tsx';
import './free-delivery.css';

/** How much is missing to the least order, and to the next step of the delivery charge. Renders nothing while the charge is unknown. */
export function FreeDelivery() {
  const { totalPrice } = useStore($cartLines, { ssr: () => emptyCartLines });
  const { data, status, reason } = useStore($deliveryCharge);
  const belowMinimum = useStore($belowMinimum);
  const pincode = useStore($pincode, { ssr: () => null });
  if (reason)
    return (
      <p className="free-delivery" role="alert">
        The delivery charge is not known: {reason.message}{' '}
        <button type="button" className="text-link" onClick={() => void loadDeliveryCharge()}>
          Try again
        </button>
      </p>
    );
  // As high as what will most likely stand here, so that the lines below stay where they are.
  if (data === unknownCharge)
    return (
      <div className="free-delivery" aria-busy="true">
        <p>Looking up the delivery charge…</p>
        <Meter value={0} max={1} />
      </div>
    );
  if (!data.deliverable)
    return <p className="free-delivery">We do not deliver to {pincode?.label ?? 'this pincode'} yet.</p>;
  const step = data.nextStep;
  if (!step && belowMinimum === 0)
    return (
      status === 'Fullfilled' && data.deliveryAmount === 0 && <p className="free-delivery reached">Delivery is free.</p>
    );
  const gain = !step || step.deliveryAmount === 0 ? 'free delivery' : `delivery for ${rupees(step.deliveryAmount)}`;
  return (
    <div className="free-delivery" data-step="minimum">
      {belowMinimum > 0 && (
        <p>
          <b>{rupees(belowMinimum)} more</b> to order: orders start at {rupees(data.minimumOrder ?? 0)}.{' '}
          <a className="text-link" href={paths.categories}>
            Add something
          </a>
        </p>
      )}
      {step && (
        <>
          <p>
            <b>{rupees(Math.max(0, step.orderAmount - totalPrice))} more</b> for {gain}
          </p>
          <Meter label={`Towards ${gain}`} value={totalPrice} max={step.orderAmount} />
        </>
      )}
    </div>
  );
}

import { useStore } from '@nanostores/react';
import { rupees } from '../../format/rupees.ts';
import { $cart, emptyCart } from '../../stores/cart.ts';
import { $deliveryCharge, loadDeliveryCharge } from '../../stores/delivery.ts';
import { Meter } from '../../ui/Meter.tsx';

/** How much is missing to the next step of the delivery charge. Says nothing that is not known. */
export function FreeDelivery() {
  const { totalPrice } = useStore($cart, { ssr: () => emptyCart });
  const { data, status, reason } = useStore($deliveryCharge);
  if (reason)
    return (
      <p className="free-delivery" role="alert">
        The delivery charge is not known: {reason.message}{' '}
        <button type="button" className="text-link" onClick={() => void loadDeliveryCharge()}>
          Try again
        </button>
      </p>
    );
  if (!data.deliverable) return <p className="free-delivery">We do not deliver to this pincode yet.</p>;
  const step = data.nextStep;
  if (!step)
    return status === 'Fullfilled' && data.deliveryAmount === 0 && <p className="free-delivery">Delivery is free.</p>;
  const missing = Math.max(0, step.orderAmount - totalPrice);
  const gain = step.deliveryAmount === 0 ? 'free delivery' : `delivery for ${rupees(step.deliveryAmount)}`;
  return (
    <div className="free-delivery">
      <p>
        <b>{rupees(missing)} more</b> for {gain}
      </p>
      <Meter label={`Towards ${gain}`} value={totalPrice} max={step.orderAmount} />
    </div>
  );
}

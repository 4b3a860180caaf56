import { useStore } from '@nanostores/react';
import { rupees } from '../../format/rupees.ts';
import { $cart, emptyCart } from '../../stores/cart.ts';
import { $deliveryCharge } from '../../stores/delivery.ts';
import { Meter } from '../../ui/Meter.tsx';

/** How much is missing to the next step of the delivery charge. */
export function FreeDelivery() {
  const { totalPrice } = useStore($cart, { ssr: () => emptyCart });
  const { data, status } = useStore($deliveryCharge);
  const step = data.nextStep;
  if (status === null) return null;
  if (!step) return data.deliveryAmount === 0 ? <p className="free-delivery">Delivery is free.</p> : null;
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

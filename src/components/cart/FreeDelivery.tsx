import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import { rupees } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import { $cartLines, emptyCartLines } from '../../stores/cart/cart-lines.ts';
import { $belowMinimum } from '../../stores/checkout/checkout.ts';
import { $deliveryCharge, loadDeliveryCharge, unknownCharge } from '../../stores/cart/delivery-charge.ts';
import { $pincode } from '../../stores/delivery/pincode.ts';
import { Meter } from '../../ui/Meter.tsx';

/** How much is missing to the least order, and to the next step of the delivery charge. Renders nothing while the charge is unknown. */
export function FreeDelivery() {
  const { totalPrice } = useStore($cartLines, { ssr: () => emptyCartLines });
  const { data, status, reason } = useStore($deliveryCharge);
  const belowMinimum = useStore($belowMinimum);
  const pincode = useStore($pincode, { ssr: () => null });
  if (reason)
    return (
      <Box role="alert">
        <p>
          The delivery charge is not known: {reason.message}{' '}
          <button type="button" className="link" onClick={() => void loadDeliveryCharge()}>
            Try again
          </button>
        </p>
      </Box>
    );
  // As high as what will most likely stand here, so that the lines below stay where they are.
  if (data === unknownCharge)
    return (
      <Box aria-busy="true">
        <p>Looking up the delivery charge…</p>
        <Meter value={0} max={1} />
      </Box>
    );
  if (!data.deliverable)
    return (
      <Box>
        <p>We do not deliver to {pincode?.label ?? 'this pincode'} yet.</p>
      </Box>
    );
  const step = data.nextStep;
  if (!step && belowMinimum === 0)
    return (
      status === 'Fullfilled' &&
      data.deliveryAmount === 0 && (
        <Box reached>
          <p>Delivery is free.</p>
        </Box>
      )
    );
  const gain = !step || step.deliveryAmount === 0 ? 'free delivery' : `delivery for ${rupees(step.deliveryAmount)}`;
  return (
    <Box data-step="minimum">
      {belowMinimum > 0 && (
        <p>
          <b>{rupees(belowMinimum)} more</b> to order: orders start at {rupees(data.minimumOrder ?? 0)}.{' '}
          <a className="link" href={paths.categories}>
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
    </Box>
  );
}

/** A line with its meter, or without one: what is below stays where it is. */
const Box = ({ reached = false, ...box }: ComponentProps<'div'> & { reached?: boolean }) => (
  <div
    className={`alert min-h-12.5 flex-col items-stretch justify-center gap-1.5 px-3.75 py-1.75 text-name/cosy ${reached ? 'bg-secondary text-secondary-content' : 'bg-tint-spice'}`}
    {...box}
  />
);

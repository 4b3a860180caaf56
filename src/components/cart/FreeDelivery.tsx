import { useStore } from '@nanostores/react';
import type { ComponentProps } from 'react';
import type { Paise } from '../../../contract/money.ts';
import { rupees } from '../../../contract/rupees.ts';
import { t } from '../../i18n/t.ts';
import { rich } from '../../i18n/rich.ts';
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
          {t('The delivery charge is not known: {reason}', { reason: reason.message })}{' '}
          <button type="button" className="link" onClick={() => void loadDeliveryCharge()}>
            {t('Try again')}
          </button>
        </p>
      </Box>
    );
  // As high as the most likely content, so that the lines below do not move.
  if (data === unknownCharge)
    return (
      <Box aria-busy="true">
        <p>{t('Looking up the delivery charge…')}</p>
        <Meter value={0} max={1} />
      </Box>
    );
  if (!data.deliverable)
    return (
      <Box>
        <p>{t('We do not deliver to {place} yet.', { place: pincode?.label ?? t('this pincode') })}</p>
      </Box>
    );
  const step = data.nextStep;
  if (!step && belowMinimum === 0)
    return (
      status === 'Fullfilled' &&
      data.deliveryAmount === 0 && (
        <Box reached>
          <p>{t('Delivery is free.')}</p>
        </Box>
      )
    );
  return (
    <Box data-step="minimum">
      {belowMinimum > 0 && (
        <p>
          {rich('{more} to order: orders start at {minimum}.', {
            more: <More amount={belowMinimum} />,
            minimum: rupees(data.minimumOrder ?? 0),
          })}{' '}
          <a className="link" href={paths.categories}>
            {t('Add something')}
          </a>
        </p>
      )}
      {step && <NextStep step={step} totalPrice={totalPrice} />}
    </Box>
  );
}

function NextStep({ step, totalPrice }: { step: { orderAmount: Paise; deliveryAmount: Paise }; totalPrice: Paise }) {
  const more = <More amount={Math.max(0, step.orderAmount - totalPrice)} />;
  const price = rupees(step.deliveryAmount);
  const isFree = step.deliveryAmount === 0;
  return (
    <>
      <p>
        {isFree ? rich('{more} for free delivery', { more }) : rich('{more} for delivery for {price}', { more, price })}
      </p>
      <Meter
        label={isFree ? t('Towards free delivery') : t('Towards delivery for {price}', { price })}
        value={totalPrice}
        max={step.orderAmount}
      />
    </>
  );
}

const More = ({ amount }: { amount: Paise }) => <b>{t('{amount} more', { amount: rupees(amount) })}</b>;

/** A line with its meter, or without one: what is below stays where it is. */
const Box = ({ reached = false, ...box }: ComponentProps<'div'> & { reached?: boolean }) => (
  <div
    className={`alert min-h-12.5 flex-col items-stretch justify-center gap-1.5 px-3.75 py-1.75 text-name/cosy ${reached ? 'bg-secondary text-secondary-content' : 'bg-tint-spice'}`}
    {...box}
  />
);

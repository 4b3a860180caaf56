import { useStore } from '@nanostores/react';
import { $delivery, DELIVERY, loadDelivery } from '../../../stores/desk/delivery.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { ArrowLeft } from '../../../ui/icons.ts';
import { Heading } from '../../editor/Heading.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { ChangeLog } from '../ChangeLog.tsx';
import { Areas } from './Areas.tsx';
import { ClosedDays } from './ClosedDays.tsx';
import { CurrentSlots } from './CurrentSlots.tsx';
import { SlotWindows } from './SlotWindows.tsx';

/** Where and when the shop delivers, and who changed what of it. */
export function DeliveryScreen() {
  const { data, reason } = useStore($delivery);
  return (
    <>
      <a className="-mb-3 inline-flex min-h-11 link items-center gap-1 justify-self-start" href={deskHref('shop')}>
        <ArrowLeft className="size-5" aria-hidden />
        Shop
      </a>
      <Heading>Where and when</Heading>
      {data ? (
        <>
          <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-16">
            <Areas delivery={data} />
            <div className="grid grid-cols-1 content-start gap-10">
              <section aria-labelledby="slots">
                <SlotWindows delivery={data} />
                <CurrentSlots delivery={data} />
              </section>
              <ClosedDays delivery={data} />
            </div>
          </div>
          <div className="mt-4">
            <ChangeLog subject={DELIVERY} />
          </div>
        </>
      ) : reason ? (
        <LoadError message={reason.message} onRetry={loadDelivery} />
      ) : (
        <p className="text-muted" role="status">
          One moment…
        </p>
      )}
    </>
  );
}

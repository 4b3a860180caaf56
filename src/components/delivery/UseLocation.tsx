import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Pincode } from '../../../contract/pincode.ts';
import { t } from '../../i18n/t.ts';
import { $locatedPincode, locatePincode, LOCATION_FAILURES } from '../../stores/delivery/locate-pincode.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { LocateFixed } from '../../ui/icons.ts';

/** Finds the pincode by where the device is; asked for by a tap alone, and confirmed by another. */
export function UseLocation({ onChoose }: { onChoose: (pincode: Pincode) => void }) {
  const located = useStore($locatedPincode);
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (located.status === 'found') offer.current?.focus();
  }, [located]);
  const { status } = located;
  return (
    <>
      <BusyButton
        type="button"
        className="inline-flex min-h-11 link items-center gap-2 link-hover"
        busy={status === 'locating'}
        onClick={() => void locatePincode()}
      >
        <LocateFixed className="size-4.5" aria-hidden="true" />
        {status === 'locating' ? t('Finding your location…') : t('Use my location')}
      </BusyButton>
      <div role="status">
        {status === 'found' ? (
          <p className="alert flex-wrap gap-2">
            <span className="flex-1">{t('Your nearest pincode seems to be {pincode}.', located.pincode)}</span>
            <button
              ref={offer}
              type="button"
              className="btn btn-primary btn-sm"
              onClick={() => onChoose(located.pincode)}
            >
              {t('Use {pincode}', located.pincode)}
            </button>
          </p>
        ) : (
          status in LOCATION_FAILURES && (
            <p className="text-sm/[1.45] text-spice">
              {t(LOCATION_FAILURES[status as keyof typeof LOCATION_FAILURES])}
            </p>
          )
        )}
      </div>
    </>
  );
}

import { useStore } from '@nanostores/react';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { Plus } from '../../ui/icons.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addressLine } from '../../format/address.ts';
import { $addresses, loadAddresses } from '../../stores/delivery/address.ts';
import { draftNamed } from '../../stores/session/form-draft.ts';
import { $checkout, chooseAddress } from '../../stores/checkout/checkout.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { OptionHint, OptionRow, OptionText } from '../../ui/OptionRow.tsx';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';

const OneMoment = () => <p className="text-muted">{t('One moment…')}</p>;

// Loaded lazily, because forms need a library and most orders go to a saved address.
const AddressForm = lazyComponent({
  name: msg('The form'),
  load: async () => {
    // It takes the form's place once the address is saved, and would move what is below it if it came later.
    DeliveryInstructions.preload();
    return { default: (await import('../delivery/AddressForm.tsx')).AddressForm };
  },
  fallback: <OneMoment />,
});

const DeliveryInstructions = lazyComponent({
  name: msg('Delivery instructions'),
  load: async () => ({ default: (await import('./DeliveryInstructions.tsx')).DeliveryInstructions }),
});

export function DeliverTo() {
  const { data, status, reason } = useStore($addresses);
  const { address } = useStore($checkout);
  const [adding, setAdding] = useState(() => draftNamed('address new') !== undefined);
  const options = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  // The form goes, and the focus with it: on to what was saved, or back to where it came from.
  const close = (outcome: 'saved' | 'cancelled') => {
    flushSync(() => setAdding(false));
    const chosen = outcome === 'saved' && options.current?.querySelector<HTMLElement>('input:checked:enabled');
    (chosen || opener.current)?.focus();
  };
  return (
    <CheckoutStep step="address" number={1} title={t('Deliver to')}>
      {reason && (
        <FieldError>
          {reason.message}{' '}
          <button type="button" className="link" onClick={() => void loadAddresses()}>
            {t('Try again')}
          </button>
        </FieldError>
      )}
      {status === 'Pending' && data.length === 0 && <p className="text-muted">{t('Loading your addresses…')}</p>}
      <div className="grid gap-2.5 md:grid-cols-2" ref={options}>
        {data.map((option) => (
          <OptionRow
            key={option.id}
            name="address"
            checked={option === address}
            disabled={option.pincode?.deliverable === false}
            onChange={() => chooseAddress(option.id)}
          >
            <OptionText name={option.label ?? option.name ?? t('Address')}>
              <OptionHint>{addressLine(option)}</OptionHint>
              {option.pincode?.deliverable === false && (
                <OptionHint>{t('We do not deliver to {place} yet', { place: option.pincode.pincode })}</OptionHint>
              )}
            </OptionText>
          </OptionRow>
        ))}
      </div>
      {new Set(data.map((option) => String(option.pincode?.id))).size > 1 && (
        <p className="mt-2 text-meta/cosy text-muted">{t('The pincode follows the address you choose.')}</p>
      )}
      {adding ? (
        <AddressForm
          address={null}
          onSaved={({ id }) => {
            chooseAddress(id);
            close('saved');
          }}
          onCancel={() => close('cancelled')}
        />
      ) : (
        <button
          ref={opener}
          type="button"
          className="inline-flex min-h-11 link items-center gap-1 link-hover"
          onClick={() => setAdding(true)}
        >
          <Plus aria-hidden />
          {t('Add address')}
        </button>
      )}
      {address?.deliveryInstructions && <DeliveryInstructions />}
    </CheckoutStep>
  );
}

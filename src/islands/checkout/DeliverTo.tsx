import { useStore } from '@nanostores/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { addressLine } from '../../format/address.ts';
import { $addresses, loadAddresses, startAddress } from '../../stores/address.ts';
import { $checkout, chooseAddress } from '../../stores/checkout.ts';
import { OptionRow } from '../../ui/OptionRow.tsx';
import { AddressForm } from './AddressForm.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';

export function DeliverTo() {
  const { data, status, reason } = useStore($addresses);
  const { address } = useStore($checkout);
  const [adding, setAdding] = useState(false);
  const start = () => {
    startAddress();
    setAdding(true);
  };
  return (
    <CheckoutStep step="address" number={1} title="Deliver to">
      {reason && (
        <p className="field-error" role="alert">
          {reason.message}{' '}
          <button type="button" className="text-link" onClick={() => void loadAddresses()}>
            Try again
          </button>
        </p>
      )}
      {status === 'Pending' && data.length === 0 && <p className="muted">Loading your addresses…</p>}
      <div className="options">
        {data.map((option) => (
          <OptionRow
            key={option.id}
            name="address"
            checked={option === address}
            disabled={option.pincode?.deliverable === false}
            onChange={() => chooseAddress(option.id)}
          >
            <span className="option-text">
              <b>{option.label ?? option.name ?? 'Address'}</b>
              <small className="muted">{addressLine(option)}</small>
              {option.pincode?.deliverable === false && (
                <small>We do not deliver to {option.pincode.pincode} yet</small>
              )}
            </span>
          </OptionRow>
        ))}
      </div>
      {adding ? (
        <AddressForm onDone={() => setAdding(false)} />
      ) : (
        <button type="button" className="link" onClick={start}>
          <Plus aria-hidden />
          Add address
        </button>
      )}
    </CheckoutStep>
  );
}

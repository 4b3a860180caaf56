import type { Address } from '../../../contract/address.ts';
import { addressLine } from '../../format/address.ts';
import { phoneNumber } from '../../format/phone.ts';
import { $editing, makeDefault } from '../../stores/delivery/address-form.ts';
import { removeAddress } from '../../stores/delivery/address-removal.ts';
import { Notice } from '../../ui/Notice.tsx';

interface Props {
  address: Address;
  /** The first is the default. */
  isFirst: boolean;
  onGone: () => void;
}

/** One saved address, and what can be done with it. */
export function AddressCard({ address, isFirst, onGone }: Props) {
  const name = address.label ?? 'Address';
  const remove = () => {
    removeAddress(address);
    onGone();
  };
  return (
    <article className="panel address">
      <header>
        <h2>{name}</h2>
        {isFirst && <span className="default-mark">Default</span>}
      </header>
      <p>
        {address.name && <b>{address.name}</b>}
        {address.phone && <span className="muted num"> · {phoneNumber(address.phone)}</span>}
      </p>
      <p className="muted">{addressLine(address)}</p>
      {address.pincode?.deliverable === false && (
        <Notice>
          We do not deliver to {address.pincode.pincode} yet. An order can’t go here; please use another address.
        </Notice>
      )}
      <p className="address-ways">
        <button
          type="button"
          className="link"
          data-address={address.id}
          aria-label={`Edit ${name}`}
          onClick={() => $editing.set(address.id)}
        >
          Edit
        </button>
        <button type="button" className="link" aria-label={`Delete ${name}`} onClick={remove}>
          Delete
        </button>
        {/* Only where the provider knows of defaults. */}
        {!isFirst && address.isDefault !== null && (
          <button
            type="button"
            className="link"
            aria-label={`Make ${name} the default`}
            onClick={() => void makeDefault(address)}
          >
            Make default
          </button>
        )}
      </p>
    </article>
  );
}

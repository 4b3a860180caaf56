import type { Address } from '../../../contract/address.ts';
import { addressLine } from '../../format/address.ts';
import { deliveryInstructionsInWords } from '../../format/delivery-instructions.ts';
import { phoneNumber } from '../../format/phone.ts';
import { t } from '../../i18n/t.ts';
import { $editing, makeDefault } from '../../stores/delivery/address-form.ts';
import { removeAddress } from '../../stores/delivery/address-removal.ts';
import { Notice } from '../../ui/Notice.tsx';
import { tw } from '../../ui/tw.ts';

const WAY = tw`inline-flex min-h-11 link items-center link-hover`;

interface Props {
  address: Address;
  /** The first is the default. */
  isFirst: boolean;
  onGone: () => void;
}

/** One saved address, and what can be done with it. */
export function AddressCard({ address, isFirst, onGone }: Props) {
  const name = address.label ?? t('Address');
  const atTheDoor = deliveryInstructionsInWords(address).join(' · ');
  const remove = () => {
    removeAddress(address);
    onGone();
  };
  return (
    <article className="card gap-2 card-border bg-surface p-4 lg:h-full">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="text-2xl/[1.25]">{name}</h2>
        {isFirst && (
          <span className="badge border-0 px-2.5 text-meta font-semibold badge-secondary">{t('Default')}</span>
        )}
      </header>
      <p className="wrap-anywhere">
        {address.name && <b>{address.name}</b>}
        {address.phone && <span className="text-muted num"> · {phoneNumber(address.phone)}</span>}
      </p>
      <p className="wrap-anywhere text-muted">{addressLine(address)}</p>
      {atTheDoor && <p className="wrap-anywhere text-muted">{atTheDoor}</p>}
      {address.pincode?.deliverable === false && (
        <Notice>
          {t('We do not deliver to {place} yet. An order can’t go here; please use another address.', {
            place: address.pincode.pincode,
          })}
        </Notice>
      )}
      <p className="flex flex-wrap gap-x-6">
        <button
          type="button"
          className={WAY}
          data-address={address.id}
          aria-label={t('Edit {name}', { name })}
          onClick={() => $editing.set(address.id)}
        >
          {t('Edit')}
        </button>
        <button type="button" className={WAY} aria-label={t('Delete {name}', { name })} onClick={remove}>
          {t('Delete')}
        </button>
        {/* Only where the provider knows of defaults. */}
        {!isFirst && address.isDefault !== null && (
          <button
            type="button"
            className={WAY}
            aria-label={t('Make {name} the default', { name })}
            onClick={() => void makeDefault(address)}
          >
            {t('Make default')}
          </button>
        )}
      </p>
    </article>
  );
}

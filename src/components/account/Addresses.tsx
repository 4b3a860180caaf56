import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { MapPin, Plus } from '../../ui/icons.ts';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sameId } from '../../../contract/id.ts';
import { $addresses, loadAddresses } from '../../stores/delivery/address.ts';
import { $editing, reopenAddressForm } from '../../stores/delivery/address-form.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AddressForm } from '../delivery/AddressForm.tsx';
import { AddressCard } from './AddressCard.tsx';
import { PanelError } from '../lib/PanelError.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';

export function Addresses() {
  const { data, status, reason } = useStore($addresses);
  const editing = useStore($editing);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    reopenAddressForm();
    return () => $editing.set(null);
  }, []);
  // The form goes, and the focus with it: on to the address it was about, or to the way to add one.
  const close = (id?: string | number) => {
    flushSync(() => $editing.set(null));
    const edit = [...(list.current?.querySelectorAll<HTMLElement>('[data-address]') ?? [])];
    const about = edit.find(({ dataset }) => sameId(dataset['address'], id));
    (about ?? list.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  };
  const isNew = editing === 'new';
  if (data.length === 0 && reason)
    return <PanelError name={t('Your addresses')} message={reason.message} onRetry={loadAddresses} />;
  if (data.length === 0 && status !== 'Fullfilled') return <PanelSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4" ref={list}>
      {isNew ? (
        <AddressForm address={null} onSaved={({ id }) => close(id)} onCancel={() => close()} />
      ) : data.length > 0 ? (
        <button
          type="button"
          className="btn justify-self-start btn-outline btn-primary"
          data-add
          onClick={() => $editing.set('new')}
        >
          <Plus aria-hidden="true" />
          {t('Add address')}
        </button>
      ) : (
        <EmptyState
          icon={MapPin}
          title={t('No address saved yet')}
          text={t('With an address you see at once when and for how much we deliver.')}
        >
          <button type="button" className="btn btn-primary" data-add onClick={() => $editing.set('new')}>
            {t('Add address')}
          </button>
        </EmptyState>
      )}
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {data.map((address, i) => (
          <li key={address.id} className="lg:has-[form]:col-span-full">
            {sameId(editing, address.id) ? (
              <AddressForm address={address} onSaved={({ id }) => close(id)} onCancel={() => close(address.id)} />
            ) : (
              <AddressCard address={address} isFirst={i === 0} onGone={() => close()} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

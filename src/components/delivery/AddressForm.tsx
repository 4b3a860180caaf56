import { type Address, AddressBody } from '../../../contract/address.ts';
import {
  addressFields,
  addressForm,
  hasDeliveryInstructions,
  submitAddress,
} from '../../stores/delivery/address-form.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FieldError.tsx';
import { useForm } from '../lib/use-form.ts';
import { DeliveryInstructionsFields } from './DeliveryInstructionsFields.tsx';
import { PincodeField } from './PincodeField.tsx';
import { t } from '../../i18n/t.ts';

interface Props {
  /** The one to change; null for a new one. */
  address: Address | null;
  onSaved: (saved: Address) => void;
  onCancel: () => void;
}

/** A new address, or a change of one. What was typed stays when it is refused; each error stands at its field. */
export function AddressForm({ address, onSaved, onCancel }: Props) {
  const { field, control, onSubmit, busy, problem } = useForm<AddressBody, typeof AddressBody>({
    schema: AddressBody,
    values: addressFields(address),
    draft: addressForm(address),
    send: (body) => submitAddress(body, address, onSaved),
  });
  const { error: _, ...checkbox } = field('deliveryInstructions');
  return (
    <form
      className="card grid grid-cols-1 gap-4 card-border bg-surface p-4 not-first:mt-3 md:grid-cols-2 md:items-start"
      noValidate
      onSubmit={onSubmit}
      aria-label={
        !address
          ? t('New address')
          : address.label
            ? t('Edit {address}', { address: address.label })
            : t('Edit address')
      }
    >
      <Field
        label={t('Name of the address')}
        hint={t('Such as Home, Office or Ma’s')}
        autoFocus
        required
        {...field('label')}
      />
      <Field label={t('Receiver’s name')} autoComplete="name" required {...field('name')} />
      <Field
        label={t('Receiver’s mobile number')}
        inputMode="tel"
        prefix="+91"
        autoComplete="tel-national"
        required
        {...field('phone')}
      />
      <Field label={t('Flat, house, street')} autoComplete="address-line1" required {...field('line1')} />
      <Field label={t('Area')} autoComplete="address-line2" hint={t('Optional')} {...field('line2')} />
      <Field label={t('Landmark')} hint={t('Optional, helps us find you')} {...field('landmark')} />
      <PincodeField control={control} initial={address?.pincode} />
      {hasDeliveryInstructions(address) && (
        <fieldset className="grid gap-4 md:col-span-full">
          <legend className="mb-1.5 text-sm font-semibold">{t('Delivery instructions')}</legend>
          <DeliveryInstructionsFields choice={() => checkbox} note={field('deliveryNote')} />
        </fieldset>
      )}
      <div className="grid gap-3 md:col-span-full">
        <FormError message={problem} />
        <p className="flex flex-wrap gap-2.5">
          <BusyButton className="btn btn-primary" busy={busy}>
            {t('Save address')}
          </BusyButton>
          <button type="button" className="btn btn-ghost" onClick={onCancel}>
            {t('Cancel')}
          </button>
        </p>
      </div>
    </form>
  );
}

import { type Address, AddressBody } from '../../../contract/address.ts';
import { addressFields, addressForm, submitAddress } from '../../stores/delivery/address-form.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { useForm } from '../lib/use-form.ts';
import { PincodeField } from './PincodeField.tsx';

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
  return (
    <form
      className="card grid grid-cols-1 gap-4 card-border bg-surface p-4 not-first:mt-3 md:grid-cols-2 md:items-start"
      noValidate
      onSubmit={onSubmit}
      aria-label={address ? `Edit ${address.label ?? 'address'}` : 'New address'}
    >
      <Field label="Name of the address" hint="Such as Home, Office or Ma’s" autoFocus required {...field('label')} />
      <Field label="Receiver’s name" autoComplete="name" required {...field('name')} />
      <Field
        label="Receiver’s mobile number"
        inputMode="tel"
        prefix="+91"
        autoComplete="tel-national"
        required
        {...field('phone')}
      />
      <Field label="Flat, house, street" autoComplete="address-line1" required {...field('line1')} />
      <Field label="Area" autoComplete="address-line2" hint="Optional" {...field('line2')} />
      <Field label="Landmark" hint="Optional, helps us find you" {...field('landmark')} />
      <PincodeField control={control} known={address?.pincode} />
      <div className="grid gap-3 md:col-span-full">
        <FormError message={problem} />
        <p className="flex flex-wrap gap-2.5">
          <BusyButton className="btn btn-primary" busy={busy}>
            Save address
          </BusyButton>
          <button type="button" className="btn btn-ghost" onClick={onCancel}>
            Cancel
          </button>
        </p>
      </div>
    </form>
  );
}

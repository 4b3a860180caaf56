import { useStore } from '@nanostores/react';
import type { FormEvent } from 'react';
import { sameId } from '../../../contract/id.ts';
import { $addressErrors, $addressSaving, submitAddress } from '../../stores/address-form.ts';
import { $auth, loggedOut } from '../../stores/auth.ts';
import { chooseAddress } from '../../stores/checkout.ts';
import { $pincode, $pincodes } from '../../stores/pincode.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';

/** A new address. What was typed stays when it is refused; each error stands at its field. */
export function AddressForm({ onDone }: { onDone: (outcome: 'saved' | 'cancelled') => void }) {
  const { loading } = useStore($addressSaving);
  const errors = useStore($addressErrors);
  const { data: pincodes } = useStore($pincodes);
  const chosen = useStore($pincode);
  const { data } = useStore($auth, { ssr: () => loggedOut });
  const known = pincodes.find(({ id }) => sameId(id, chosen?.id))?.pincode ?? chosen?.label ?? '';

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const saved = await submitAddress(fields);
    if (!saved) return;
    chooseAddress(saved.id);
    onDone('saved');
  };

  return (
    <form className="address-form panel" noValidate onSubmit={(event) => void submit(event)} aria-label="New address">
      <Field label="Name of the address" name="label" autoFocus defaultValue="Home" error={errors['label']} />
      <Field
        label="Receiver’s name"
        name="name"
        autoComplete="name"
        defaultValue={data?.name ?? ''}
        error={errors['name']}
      />
      <Field
        label="Receiver’s mobile number"
        name="phone"
        type="tel"
        prefix="+91"
        autoComplete="tel-national"
        error={errors['phone']}
      />
      <Field label="Flat, house, street" name="line1" autoComplete="address-line1" error={errors['line1']} />
      <Field label="Area" name="line2" autoComplete="address-line2" hint="Optional" error={errors['line2']} />
      <Field label="Landmark" name="landmark" hint="Optional, helps us find you" error={errors['landmark']} />
      <Field
        key={known}
        label="Pincode"
        name="pincode"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={6}
        defaultValue={known}
        error={errors['pincodeId']}
      />
      {errors['form'] && (
        <p className="field-error" role="alert">
          {errors['form']}
        </p>
      )}
      <p className="form-ways">
        <BusyButton className="btn btn-primary" busy={loading}>
          Save address
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={() => onDone('cancelled')}>
          Cancel
        </button>
      </p>
    </form>
  );
}

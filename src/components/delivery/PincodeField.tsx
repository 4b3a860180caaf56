import { useStore } from '@nanostores/react';
import { ChevronDown, CircleAlert, MapPin } from '../../ui/icons.ts';
import { useId, useState } from 'react';
import { type Control, type FieldValues, useController } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import type { AddressBody } from '../../../contract/address.ts';
import { sameId } from '../../../contract/id.ts';
import type { Pincode } from '../../../contract/pincode.ts';
import { $pincode, $pincodes } from '../../stores/delivery/pincode.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { PincodeDialog } from './PincodeDialog.tsx';
import { t } from '../../i18n/t.ts';

interface Props {
  control: Control<AddressBody, unknown, InferOutput<typeof AddressBody> & FieldValues>;
  /** The pincode the form began with. */
  initial: Pincode | null | undefined;
}

/** A pincode chosen from the same list as the shell's. One that can't be delivered to says so at once. */
export function PincodeField({ control, initial }: Props) {
  const { field, fieldState } = useController({ name: 'pincodeId', control });
  const { value, onChange, ref } = field;
  const error = fieldState.error?.message;
  const id = useId();
  const { data } = useStore($pincodes);
  const delivering = useStore($pincode);
  const [picked, setPicked] = useState(initial);
  const pincode = [...data, picked].find((one) => sameId(one?.id, value));
  const label = pincode?.pincode ?? (sameId(delivering?.id, value) ? delivering?.label : undefined);
  const farAway = pincode?.deliverable === false;
  const described = [farAway && `${id}-far`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <span id={`${id}-label`} className="text-sm font-semibold">
        {t('Pincode')}
      </span>
      <PincodeDialog
        chosen={value}
        onChoose={(chosen) => {
          setPicked(chosen);
          onChange(chosen.id);
        }}
        trigger={(props) => (
          <button
            ref={ref}
            id={id}
            type="button"
            className={`input cursor-pointer text-left ${error ? 'input-error' : ''}`}
            aria-labelledby={`${id}-label ${id}`}
            aria-describedby={described || undefined}
            {...props}
          >
            <MapPin className="text-primary" aria-hidden="true" />
            <span className={`flex-1 ${label ? 'num' : 'text-muted'}`}>{label ?? t('Select Pincode')}</span>
            <ChevronDown className="size-4 text-muted" aria-hidden="true" />
          </button>
        )}
      />
      {farAway && (
        <p id={`${id}-far`} className="flex gap-1.5 text-sm/[1.45] font-medium text-spice" role="status">
          <CircleAlert className="mt-0.5 size-4" aria-hidden="true" />
          {t('We do not deliver to {pincode} yet. You can save the address and order there once we do.', {
            pincode: pincode.pincode,
          })}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

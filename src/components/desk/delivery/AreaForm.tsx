import { useStore } from '@nanostores/react';
import { type Area, MAX_STEPS } from '../../../../contract/desk-delivery.ts';
import {
  $areaForm,
  addStep,
  type AreaKey,
  closeAreaForm,
  removeStep,
  saveArea,
  typeArea,
  typeStep,
} from '../../../stores/desk/areas.ts';
import { $deliveryChange } from '../../../stores/desk/delivery.ts';
import { Field } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { Plus, X } from '../../../ui/icons.ts';
import { Fields } from '../../editor/Fields.tsx';
import { FormButtons } from './FormButtons.tsx';
import { FormBox } from './Part.tsx';
import { PincodesField } from './PincodesField.tsx';

interface Props {
  /** Null: a new one. */
  area: Area | null;
  onClosed: () => void;
}

/** What an area is called and what delivery costs there; of a new one, its pincodes too. */
export function AreaForm({ area, onClosed }: Props) {
  const key: AreaKey = area?.id ?? 'new';
  const form = useStore($areaForm(key));
  const { loading } = useStore($deliveryChange);
  if (!form) return null;
  const { typed, errors } = form;
  return (
    <FormBox>
      <form
        noValidate
        aria-label={area ? `Change ${area.name}` : 'Add area'}
        onSubmit={(event) => {
          event.preventDefault();
          if (!loading) void saveArea(area).then((isSaved) => isSaved && onClosed());
        }}
      >
        <Fields>
          {!area?.isDefault && (
            <Field
              label="Name"
              hint="For you and your staff: shoppers do not see it."
              autoComplete="off"
              maxLength={60}
              value={typed.name}
              error={errors['name']}
              onChange={({ target }) => typeArea(key, { name: target.value })}
            />
          )}
          {!area && (
            <PincodesField
              value={typed.pincodes}
              error={errors['pincodes']}
              onChange={(pincodes) => typeArea(key, { pincodes })}
            />
          )}
          <Field
            label="Minimum order"
            hint="Empty: none"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={typed.minimumOrder}
            error={errors['minimumOrder']}
            onChange={({ target }) => typeArea(key, { minimumOrder: target.value })}
          />
          <ChargeSteps areaKey={key} />
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="toggle toggle-primary"
              checked={typed.chilled}
              onChange={({ target }) => typeArea(key, { chilled: target.checked })}
            />
            Chilled goods can go there
          </label>
          <FormError message={errors['form']} />
          <FormButtons
            label={area ? 'Save' : 'Add area'}
            onCancel={() => {
              closeAreaForm(key);
              onClosed();
            }}
          />
        </Fields>
      </form>
    </FormBox>
  );
}

/** What delivery costs from which item total on. */
function ChargeSteps({ areaKey }: { areaKey: AreaKey }) {
  const form = useStore($areaForm(areaKey));
  if (!form) return null;
  const { typed, errors } = form;
  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-1.5 text-sm font-semibold">What delivery costs, by the amount of the order</legend>
      {typed.steps.map((step, at) => (
        <div
          key={at}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_2.75rem] items-start gap-2.5"
          role="group"
          aria-label={`Step ${at + 1}`}
        >
          <Field
            label="From"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            // Every order has a charge, so that the first step begins at nothing.
            readOnly={at === 0 && step.from === '0'}
            value={step.from}
            error={errors[`steps.${at}.from`]}
            onChange={({ target }) => typeStep(areaKey, at, { from: target.value })}
          />
          <Field
            label="Charge"
            prefix="₹"
            inputMode="decimal"
            autoComplete="off"
            value={step.charge}
            error={errors[`steps.${at}.charge`]}
            onChange={({ target }) => typeStep(areaKey, at, { charge: target.value })}
          />
          {at > 0 && (
            <button
              type="button"
              className="btn mt-7 btn-square btn-ghost btn-sm"
              aria-label={`Remove step ${at + 1}`}
              onClick={() => removeStep(areaKey, at)}
            >
              <X className="size-5" aria-hidden />
            </button>
          )}
        </div>
      ))}
      <p className="text-sm/[1.45] text-muted">A charge of 0 is free delivery.</p>
      <FormError message={errors['steps']} />
      {typed.steps.length < MAX_STEPS && (
        <button
          type="button"
          className="btn justify-self-start btn-ghost px-2 text-primary btn-sm"
          onClick={() => addStep(areaKey)}
        >
          <Plus className="size-5" aria-hidden />
          Less from a larger order
        </button>
      )}
    </fieldset>
  );
}

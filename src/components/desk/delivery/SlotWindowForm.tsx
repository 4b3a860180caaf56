import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { SlotWindow } from '../../../../contract/desk-delivery.ts';
import { WEEKDAYS } from '../../../../contract/weekday.ts';
import { slotTime } from '../../../format/date.ts';
import { $deliveryChange } from '../../../stores/desk/delivery.ts';
import {
  $windowForm,
  closeWindowForm,
  saveWindow,
  type TypedWindow,
  typeWindow,
  type WindowKey,
} from '../../../stores/desk/slot-windows.ts';
import { Field } from '../../../ui/Field.tsx';
import { FieldError, FormError } from '../../../ui/FieldError.tsx';
import { Fields } from '../../editor/Fields.tsx';
import { Select } from '../../editor/Select.tsx';
import { FormButtons } from './FormButtons.tsx';
import { FormBox } from './Part.tsx';
import { WeekdayName } from './WeekdayName.tsx';

const CUTOFFS: Readonly<Record<TypedWindow['cutoff'], string>> = {
  minutes: 'Before it starts',
  dayBefore: 'On the day before',
};

interface Props {
  /** Null: a new one. */
  window: SlotWindow | null;
  onClosed: () => void;
}

/** From when to when, how many orders, on which days, and until when it can be ordered. */
export function SlotWindowForm({ window, onClosed }: Props) {
  const key: WindowKey = window?.id ?? 'new';
  const form = useStore($windowForm(key));
  const { loading } = useStore($deliveryChange);
  if (!form) return null;
  const { typed, errors } = form;
  const type = (fields: Partial<TypedWindow>) => typeWindow(key, fields);
  return (
    <FormBox>
      <form
        noValidate
        aria-label={window ? `Change ${slotTime(window)}` : 'Add slot'}
        onSubmit={(event) => {
          event.preventDefault();
          if (!loading) void saveWindow(window).then((isSaved) => isSaved && onClosed());
        }}
      >
        <Fields>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-2.5">
            <Field
              label="From"
              type="time"
              value={typed.from}
              error={errors['from']}
              onChange={({ target }) => type({ from: target.value })}
            />
            <Field
              label="To"
              type="time"
              value={typed.to}
              error={errors['to']}
              onChange={({ target }) => type({ to: target.value })}
            />
            <Field
              label="Orders"
              inputMode="numeric"
              autoComplete="off"
              value={typed.capacity}
              error={errors['capacity']}
              onChange={({ target }) => type({ capacity: target.value })}
            />
          </div>
          <Weekdays typed={typed} error={errors['weekdays']} onChange={type} />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(11rem,100%),1fr))] items-start gap-2.5">
            <Select
              label="Can be ordered until"
              value={typed.cutoff}
              options={CUTOFFS}
              onChange={(cutoff) => type({ cutoff: cutoff as TypedWindow['cutoff'] })}
            />
            {typed.cutoff === 'minutes' ? (
              <Field
                label="Minutes before"
                inputMode="numeric"
                autoComplete="off"
                value={typed.minutes}
                error={errors['cutoff.minutes']}
                onChange={({ target }) => type({ minutes: target.value })}
              />
            ) : (
              <Field
                label="Time"
                type="time"
                value={typed.dayBefore}
                error={errors['cutoff.dayBefore']}
                onChange={({ target }) => type({ dayBefore: target.value })}
              />
            )}
          </div>
          <FormError message={errors['form']} />
          <FormButtons
            label={window ? 'Save' : 'Add slot'}
            onCancel={() => {
              closeWindowForm(key);
              onClosed();
            }}
          />
        </Fields>
      </form>
    </FormBox>
  );
}

interface WeekdaysProps {
  typed: TypedWindow;
  error: string | undefined;
  onChange: (fields: Partial<TypedWindow>) => void;
}

function Weekdays({ typed: { weekdays }, error, onChange }: WeekdaysProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="text-sm font-semibold">Days</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))]">
        {WEEKDAYS.map((weekday) => (
          <label key={weekday} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="checkbox"
              checked={weekdays.includes(weekday)}
              onChange={({ target }) =>
                onChange({
                  weekdays: WEEKDAYS.filter((one) => (one === weekday ? target.checked : weekdays.includes(one))),
                })
              }
            />
            <WeekdayName weekday={weekday} />
          </label>
        ))}
      </div>
      {error && <FieldError id={id}>{error}</FieldError>}
    </fieldset>
  );
}

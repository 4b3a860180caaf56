import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { ClosedDay, Delivery } from '../../../../contract/desk-delivery.ts';
import { WEEKDAYS } from '../../../../contract/weekday.ts';
import { count } from '../../../format/count.ts';
import { dayName } from '../../../format/date.ts';
import {
  $closedDayForm,
  closeClosedDayForm,
  closeWeekday,
  openClosedDayForm,
  removeClosedDay,
  saveClosedDay,
  typeClosedDay,
} from '../../../stores/desk/closed-days.ts';
import { $deliveryChange } from '../../../stores/desk/delivery.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { Fields } from '../../editor/Fields.tsx';
import { FormButtons } from './FormButtons.tsx';
import { FormBox, PartHead, Row, RowAction, useOpener } from './Part.tsx';
import { WeekdayName } from './WeekdayName.tsx';

/** The days on which nothing is delivered. */
export function ClosedDays({ delivery: { closedDays, closedWeekdays } }: { delivery: Delivery }) {
  const { loading } = useStore($deliveryChange);
  const isAdding = useStore($closedDayForm) !== null;
  const heading = useRef<HTMLHeadingElement>(null);
  const { opener, giveBack } = useOpener();
  return (
    <section aria-labelledby="closed-days">
      <PartHead
        id="closed-days"
        title="Closed days"
        noun="closed day"
        heading={heading}
        opener={opener}
        isAdding={isAdding}
        onAdd={isAdding ? closeClosedDayForm : openClosedDayForm}
      />
      <p className="mt-1 text-sm/[1.45] text-muted">
        Nothing is promised for them: shoppers are offered the next days. Orders that are placed stay.
      </p>
      {isAdding && <ClosedDayForm onClosed={giveBack} />}
      <ul className="mt-1">
        {closedDays.map((day) => (
          <DayRow key={day.date} day={day} onRemoved={() => heading.current?.focus()} />
        ))}
      </ul>
      <fieldset className="mt-4">
        <legend className="text-sm font-semibold">Closed every</legend>
        <div className="mt-1.5 flex flex-wrap gap-2">
          {WEEKDAYS.map((weekday) => {
            const isClosed = closedWeekdays.includes(weekday);
            return (
              <BusyButton
                key={weekday}
                type="button"
                className="btn border-base-300 px-3 font-medium btn-sm aria-pressed:btn-primary"
                aria-pressed={isClosed}
                busy={loading}
                onClick={() => void closeWeekday(weekday, !isClosed)}
              >
                <WeekdayName weekday={weekday} />
              </BusyButton>
            );
          })}
        </div>
      </fieldset>
    </section>
  );
}

function DayRow({ day, onRemoved }: { day: ClosedDay; onRemoved: () => void }) {
  const { date, reason, booked } = day;
  const name = dayName(date);
  return (
    <Row
      title={name}
      about={booked > 0 ? `${reason} · ${count(booked, 'order')} placed before` : reason}
      actions={
        <RowAction
          label="Remove"
          of={name}
          onPress={() => void removeClosedDay(day).then((isRemoved) => isRemoved && onRemoved())}
        />
      }
    />
  );
}

function ClosedDayForm({ onClosed }: { onClosed: () => void }) {
  const form = useStore($closedDayForm);
  const { loading } = useStore($deliveryChange);
  if (!form) return null;
  const { typed, errors } = form;
  return (
    <FormBox>
      <form
        noValidate
        aria-label="Add closed day"
        onSubmit={(event) => {
          event.preventDefault();
          if (!loading) void saveClosedDay().then((isSaved) => isSaved && onClosed());
        }}
      >
        <Fields>
          <Field
            label="Day"
            type="date"
            value={typed.date}
            error={errors['date']}
            onChange={({ target }) => typeClosedDay({ date: target.value })}
          />
          <Field
            label="Why"
            hint="For you and your staff, such as Durga Puja."
            autoComplete="off"
            maxLength={80}
            value={typed.reason}
            error={errors['reason']}
            onChange={({ target }) => typeClosedDay({ reason: target.value })}
          />
          <FormError message={errors['form']} />
          <FormButtons
            label="Close this day"
            onCancel={() => {
              closeClosedDayForm();
              onClosed();
            }}
          />
        </Fields>
      </form>
    </FormBox>
  );
}

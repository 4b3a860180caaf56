import { fromShopClock, shopClock } from '../../format/shop-clock.ts';
import { type } from '../../stores/editor/unsaved-changes.ts';
import { Field } from '../../ui/Field.tsx';

interface Props {
  from: string | null;
  until: string | null;
  errors: Readonly<Record<string, string>>;
}

/** From when until when something is shown, by the shop's clock. */
export const DateRange = ({ from, until, errors }: Props) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-5">
    <Field
      label="Shown from"
      type="datetime-local"
      hint="Empty: from the next publish on"
      value={shopClock(from)}
      onChange={({ target }) => type({ from: fromShopClock(target.value) })}
      error={errors['from']}
    />
    <Field
      label="Shown until"
      type="datetime-local"
      hint="Empty: until you take it off"
      value={shopClock(until)}
      onChange={({ target }) => type({ until: fromShopClock(target.value) })}
      error={errors['until']}
    />
  </div>
);

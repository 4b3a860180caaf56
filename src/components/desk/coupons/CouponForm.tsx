import { useStore } from '@nanostores/react';
import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { COUPON_KINDS, type DeskCoupon, MAX_COUPON_DESCRIPTION } from '../../../../contract/desk-coupons.ts';
import { LOCALES } from '../../../../contract/locales.ts';
import { OTHER_LOCALES } from '../../../../contract/other-locales.ts';
import { couponWords } from '../../../format/coupon.ts';
import { $couponErrorsOf, $couponSavingOf, readCoupon, saveCoupon } from '../../../stores/desk/save-coupon.ts';
import {
  $unsavedCoupons,
  formOf,
  keyOf,
  resetTypedCoupon,
  type TypedCoupon,
  typeCoupon,
} from '../../../stores/desk/unsaved-coupons.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Field } from '../../../ui/Field.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { Fields } from '../../editor/Fields.tsx';
import { CouponGoods } from './CouponGoods.tsx';

interface Props {
  /** Null: a new one. */
  coupon: DeskCoupon | null;
}

/** What is typed of a coupon, or what is saved. */
function useTyped(coupon: DeskCoupon | null): TypedCoupon {
  return useStore($unsavedCoupons)[keyOf(coupon)]?.typed ?? formOf(coupon);
}

/** The terms of a coupon; what was typed stays until it is saved. */
export function CouponForm({ coupon }: Props) {
  const key = keyOf(coupon);
  const typed = useTyped(coupon);
  const isUnsaved = key in useStore($unsavedCoupons);
  const errors = useStore($couponErrorsOf(key));
  const { loading } = useStore($couponSavingOf(key));
  const form = useRef<HTMLFormElement>(null);
  // The form is long: what was refused may stand far above the button.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [errors]);
  const { form: refusal = Object.keys(errors).length > 0 ? 'Not saved: see what is marked above.' : '' } = errors;
  return (
    <form
      ref={form}
      className="max-w-2xl"
      noValidate
      aria-label="Terms of the coupon"
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void saveCoupon(coupon);
      }}
    >
      <Fields>
        <TypedField
          coupon={coupon}
          field="code"
          label="Code"
          hint="3 to 20 letters and digits. Capitals make no difference."
          autoCapitalize="characters"
          maxLength={40}
        />
        <TakesOff coupon={coupon} />
        <TypedField
          coupon={coupon}
          field="minimumOrder"
          label="From an order of"
          hint="What all items come to. Empty: any order"
          prefix="₹"
          inputMode="decimal"
        />
        <Pair>
          <TypedField coupon={coupon} field="validFrom" label="First day" hint="Empty: from now on" type="date" />
          <TypedField coupon={coupon} field="validUntil" label="Last day" hint="Empty: until you end it" type="date" />
        </Pair>
        <Pair>
          <TypedField
            coupon={coupon}
            field="totalLimit"
            label="Uses in all"
            hint="Empty: no limit"
            inputMode="numeric"
          />
          <TypedField
            coupon={coupon}
            field="perCustomerLimit"
            label="Per customer"
            hint="Empty: no limit"
            inputMode="numeric"
          />
        </Pair>
        <div className="grid gap-1">
          <Toggle checked={typed.firstOrderOnly} onChange={(firstOrderOnly) => typeCoupon(coupon, { firstOrderOnly })}>
            For a customer’s first order only
          </Toggle>
          <Toggle checked={typed.listed} onChange={(listed) => typeCoupon(coupon, { listed })}>
            Listed among the offers; otherwise its code has to be known
          </Toggle>
          <Toggle checked={typed.isForSome} onChange={(isForSome) => typeCoupon(coupon, { isForSome })}>
            For some goods only
          </Toggle>
        </div>
        {typed.isForSome && (
          <CouponGoods typed={typed} error={errors['goods']} onChange={(to) => typeCoupon(coupon, to)} />
        )}
        <TypedField
          coupon={coupon}
          field="description"
          label="Description"
          hint="Shoppers read it beside the code."
          spellCheck
          maxLength={MAX_COUPON_DESCRIPTION}
        />
        {OTHER_LOCALES.map((locale) => (
          <Field
            key={locale}
            label={`Description, ${LOCALES[locale].name}`}
            hint="Empty: in English"
            lang={locale}
            spellCheck
            autoComplete="off"
            maxLength={MAX_COUPON_DESCRIPTION}
            value={typed.translations[locale]}
            error={errors[`translations.${locale}.description`]}
            onChange={({ target }) =>
              typeCoupon(coupon, { translations: { ...typed.translations, [locale]: target.value } })
            }
          />
        ))}
        <InWords typed={typed} />
        <FormError message={refusal} />
        <div className="flex flex-wrap gap-3">
          <BusyButton className="btn btn-primary" busy={loading || (coupon !== null && !isUnsaved)}>
            {coupon ? 'Save' : 'Make this coupon'}
          </BusyButton>
          {isUnsaved && (
            <button
              type="button"
              className="btn btn-ghost"
              onClick={() => {
                resetTypedCoupon(coupon);
                $couponErrorsOf(key).set({});
              }}
            >
              Undo what I typed
            </button>
          )}
        </div>
      </Fields>
    </form>
  );
}

type TextField = {
  [Name in keyof TypedCoupon]: TypedCoupon[Name] extends string ? Name : never;
}[keyof TypedCoupon];

interface TypedFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  coupon: DeskCoupon | null;
  field: TextField;
  label: string;
  hint?: string;
  prefix?: string;
  after?: ReactNode;
}

function TypedField({ coupon, field, ...input }: TypedFieldProps) {
  const typed = useTyped(coupon);
  const error = useStore($couponErrorsOf(keyOf(coupon)))[field];
  return (
    <Field
      autoComplete="off"
      maxLength={input.inputMode ? 12 : undefined}
      {...input}
      value={typed[field]}
      error={error}
      onChange={({ target }) => typeCoupon(coupon, { [field]: target.value })}
    />
  );
}

/** Two short fields beside each other, where there is room. */
const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-x-2.5 gap-y-5">
    {children}
  </div>
);

const KINDS = { percent: 'Percent', flat: 'Rupees' } as const;

function TakesOff({ coupon }: Props) {
  const { kind } = useTyped(coupon);
  return (
    <>
      <div className="grid gap-1.5">
        <span className="text-sm font-semibold" id="takes-off">
          Takes off
        </span>
        <div className="join" role="group" aria-labelledby="takes-off">
          {COUPON_KINDS.map((each) => (
            <button
              key={each}
              type="button"
              className="btn join-item flex-1 border-base-300 font-medium aria-pressed:btn-primary sm:flex-none sm:px-6"
              aria-pressed={each === kind}
              onClick={() => typeCoupon(coupon, { kind: each })}
            >
              {KINDS[each]}
            </button>
          ))}
        </div>
      </div>
      {kind === 'percent' ? (
        <Pair>
          <TypedField
            coupon={coupon}
            field="percent"
            label="Percent off"
            inputMode="numeric"
            after={<span className="text-muted">%</span>}
          />
          <TypedField
            coupon={coupon}
            field="cap"
            label="At most"
            hint="Empty: no limit"
            prefix="₹"
            inputMode="decimal"
          />
        </Pair>
      ) : (
        <TypedField coupon={coupon} field="amount" label="Rupees off" prefix="₹" inputMode="decimal" />
      )}
    </>
  );
}

interface ToggleProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

const Toggle = ({ checked, onChange, children }: ToggleProps) => (
  <label className="flex min-h-11 items-center gap-3">
    <input
      type="checkbox"
      className="toggle flex-none toggle-primary"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {children}
  </label>
);

/** What the coupon does as it is typed, in a sentence. */
function InWords({ typed }: { typed: TypedCoupon }) {
  const words = couponWords(readCoupon(typed).read, new Date());
  return (
    <p className="rounded-box bg-base-200 px-4 py-3 wrap-anywhere" role="status">
      {words ?? <span className="text-muted">What it takes off is said here in words.</span>}
    </p>
  );
}

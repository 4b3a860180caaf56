import type { Paise } from '../../contract/money.ts';
import { saving as savingOf } from '../format/discount.ts';
import { rupees } from '../../contract/rupees.ts';
import { t } from '../i18n/t.ts';

interface Props {
  price: Paise;
  mrp: Paise | null;
  large?: boolean;
  /** Says what is saved, where a line has room for it; always said where the price is large. */
  saving?: boolean;
  className?: string;
}

/** What a product costs, with the struck MRP where it is more. */
export function Price({ price, mrp, large = false, saving = large, className = '' }: Props) {
  const saved = savingOf({ price, mrp });
  return (
    <p className={`flex flex-wrap items-baseline num ${large ? 'gap-x-2.5 gap-y-1' : 'gap-x-1.5'} ${className}`}>
      <b
        className={
          large
            ? 'text-[2rem]/[1.1] font-bold tracking-tighter lg:text-5xl/[1.1]'
            : 'text-lg/6 font-bold tracking-tight lg:text-xl/6'
        }
      >
        {rupees(price)}
      </b>
      {saved > 0 && mrp !== null && (
        <>
          {' '}
          <s className={`text-muted decoration-1 ${large ? 'text-base/4' : 'text-meta/4'}`}>
            <span className={large ? undefined : 'sr-only'}>{`${t('MRP')} `}</span>
            {rupees(mrp)}
          </s>
        </>
      )}
      {saving && saved > 0 && (
        <span
          className={`font-semibold text-success ${large ? '' : 'text-meta'}`}
        >{` ${t('Save {price}', { price: rupees(saved) })}`}</span>
      )}
    </p>
  );
}

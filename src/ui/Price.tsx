import type { Paise } from '../../contract/money.ts';
import { saving as savingOf } from '../format/discount.ts';
import { rupees } from '../../contract/rupees.ts';
import './price.css';

interface Props {
  price: Paise;
  mrp: Paise | null;
  large?: boolean;
  /** Says what is saved, where a line has room for it; always said where the price is large. */
  saving?: boolean;
}

/** What a product costs, with the struck MRP where it is more. */
export function Price({ price, mrp, large = false, saving = large }: Props) {
  const saved = savingOf({ price, mrp });
  return (
    <p className={large ? 'price price-large' : 'price'}>
      <b>{rupees(price)}</b>
      {saved > 0 && mrp !== null && (
        <>
          {' '}
          <s>
            <span className={large ? undefined : 'sr-only'}>MRP </span>
            {rupees(mrp)}
          </s>
        </>
      )}
      {saving && saved > 0 && <span className="save"> Save {rupees(saved)}</span>}
    </p>
  );
}

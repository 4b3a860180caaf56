import type { Paise } from '../../contract/money.ts';
import { saving } from '../format/discount.ts';
import { rupees } from '../format/rupees.ts';
import './price.css';

interface Props {
  price: Paise;
  mrp: Paise | null;
  large?: boolean;
}

/** What a product costs, with the struck MRP where it is more. */
export function Price({ price, mrp, large = false }: Props) {
  const saved = saving({ price, mrp });
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
      {large && saved > 0 && <span className="save">Save {rupees(saved)}</span>}
    </p>
  );
}

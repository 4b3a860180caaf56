import { type Paise, toRupees } from '../../../contract/money.ts';
import type { ProductFilters } from '../../stores/catalogue/product-list.ts';
import { MAX_PAISE } from './listing-url.ts';
import { t } from '../../i18n/t.ts';

type Range = Pick<ProductFilters, 'minPrice' | 'maxPrice'>;

interface Props {
  min: Paise | null;
  max: Paise | null;
  onChange: (range: Range) => void;
}

/** From a price up to a price: either may stay empty, and the wrong way round they change places. */
export function PriceRange({ min, max, onChange }: Props) {
  const take = (minPrice: Paise | null, maxPrice: Paise | null) => {
    if (minPrice === min && maxPrice === max) return;
    const isTurned = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
    onChange(isTurned ? { minPrice: maxPrice, maxPrice: minPrice } : { minPrice, maxPrice });
  };
  // What reads a price is loaded when one was typed.
  const read = async (input: HTMLInputElement, value: Paise | null, onTake: (price: Paise | null) => void) => {
    if (input.value.trim() === '') return onTake(null);
    if (input.value === String(value === null ? '' : toRupees(value))) return;
    const { readMoney } = await import('../../../contract/typed-money.ts');
    const { paise } = readMoney(input.value);
    const isPrice = paise !== undefined && paise <= MAX_PAISE;
    input.setCustomValidity(isPrice ? '' : t('Please write the price in digits, such as 45.50'));
    if (isPrice) onTake(paise);
    else input.reportValidity();
  };
  const field = (label: string, value: Paise | null, onTake: (price: Paise | null) => void) => (
    <label className="grid gap-1 text-sm">
      {label}
      {/* Not a Field, which comes with all that forms need. */}
      <span className="input">
        <span className="text-muted">₹</span>
        <input
          // What was taken off by a chip or by Clear is gone here too.
          key={value}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={9}
          defaultValue={value === null ? '' : toRupees(value)}
          onBlur={({ currentTarget }) => void read(currentTarget, value, onTake)}
          onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
        />
      </span>
    </label>
  );
  return (
    <div className="grid grid-cols-2 gap-3 pt-1 pb-3 *:min-w-0">
      {field(t('From'), min, (price) => take(price, max))}
      {field(t('Up to'), max, (price) => take(min, price))}
    </div>
  );
}

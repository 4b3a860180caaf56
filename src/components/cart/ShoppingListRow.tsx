import { Info } from '../../ui/icons.ts';
import { packLine } from '../../format/pack.ts';
import { rupees } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import { limitOf } from '../../stores/cart/cart-quantity.ts';
import {
  choiceOf,
  chooseOption,
  type Doubt,
  type ListLine,
  setLineQuantity,
  tickLine,
} from '../../stores/cart/shopping-list.ts';
import { Stepper } from '../../ui/Stepper.tsx';
import { Thumb } from '../../ui/Thumb.tsx';

const DOUBTS: Record<Doubt, string> = {
  spelling: 'Spelt differently: is this it?',
  unlike: 'Not quite what you wrote: is this it?',
  kinds: 'There are several kinds: is this yours?',
  size: 'Not sold in just that amount.',
};

/** One thing of a list: what it was matched with, how much, for how much, and what else it may mean. */
export function ShoppingListRow({ line, at }: { line: ListLine; at: number }) {
  const { text, name, options, quantity, ticked, doubt } = line;
  const product = choiceOf(line);
  if (!product)
    return (
      <li className="list-row list-missing">
        <p>
          <b>{text}</b> <span className="muted">was not found.</span>
        </p>
        <a className="link" href={paths.search(name)} target="_blank">
          Search for {name}
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </li>
    );
  return (
    <li className={doubt && !ticked ? 'list-row list-unsure' : 'list-row'}>
      <label className="list-pick">
        <input
          type="checkbox"
          checked={ticked}
          aria-describedby={doubt ? `list-doubt-${at}` : undefined}
          onChange={({ currentTarget }) => tickLine(at, currentTarget.checked)}
        />
        <Thumb image={product.image} tint={product.category?.tint} />
        <span className="list-text">
          <span className="sm muted">{text}</span>
          <b>{product.name}</b>
          <span className="sm muted num">{packLine(product)}</span>
        </span>
      </label>
      <div className="list-much">
        <Stepper
          soft
          name={product.name}
          quantity={quantity}
          limit={limitOf(product)}
          onIncrease={() => setLineQuantity(at, quantity + 1)}
          onDecrease={() => setLineQuantity(at, quantity - 1)}
        />
        <b className="num">{rupees(product.price * quantity)}</b>
      </div>
      {doubt && (
        <p id={`list-doubt-${at}`} className="list-doubt sm">
          <Info aria-hidden="true" />
          {DOUBTS[doubt]}
        </p>
      )}
      {options.length > 1 && (
        <details className="list-others">
          <summary className="link">
            Other choices<span className="sr-only"> for {text}</span>
          </summary>
          <div role="radiogroup" aria-label={`Choices for ${text}`}>
            {options.map((option, i) => (
              <label key={option.product.id}>
                <input
                  type="radio"
                  name={`list-choice-${at}`}
                  checked={i === line.chosen}
                  onChange={() => chooseOption(at, i)}
                />
                <span>
                  {option.product.name}
                  <small className="muted num">{option.product.packSize}</small>
                </span>
                <span className="num">{rupees(option.product.price)}</span>
              </label>
            ))}
          </div>
        </details>
      )}
    </li>
  );
}

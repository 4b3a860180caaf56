import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { rich } from '../../i18n/rich.ts';
import { Info } from '../../ui/icons.ts';
import { packLine } from '../../format/pack.ts';
import { rupees } from '../../../contract/rupees.ts';
import { paths } from '../../paths.ts';
import type { Doubt, ListLine } from '../../stores/cart/find-list.ts';
import { limitOf } from '../../stores/cart/lines.ts';
import { choiceOf, chooseOption, setLineQuantity, tickLine } from '../../stores/cart/shopping-list.ts';
import { Collapse } from '../../ui/Collapse.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { tw } from '../../ui/tw.ts';

const DOUBTS = {
  spelling: msg('Spelt differently: is this it?'),
  unlike: msg('Not quite what you wrote: is this it?'),
  kinds: msg('There are several kinds: is this yours?'),
  amount: msg('We are not sure how much you want: is this it?'),
  size: msg('Not sold in just that amount.'),
} as const satisfies Record<Doubt, string>;

const ROW = tw`list-row grid-flow-row grid-cols-1 items-center gap-x-3 gap-y-1 px-4 py-3 *:row-auto md:px-5`;
/** Under the words, past the checkbox and, where there is room, the picture. */
const BELOW = tw`col-span-full pl-8.5 md:pl-24.5`;

/** One thing of a list: what it was matched with, how much, for how much, and what else it may mean. */
export function ShoppingListRow({ line, at }: { line: ListLine; at: number }) {
  const { text, name, options, quantity, ticked, doubt } = line;
  const product = choiceOf(line);
  if (!product)
    return (
      <li className={ROW}>
        <p className="text-muted *:text-base-content">{rich('{thing} was not found.', { thing: <b>{text}</b> })}</p>
        <a
          className="inline-flex min-h-11 link items-center gap-1 link-hover"
          href={paths.search(name)}
          target="_blank"
        >
          {t('Search for {name}', { name })}
          <span className="sr-only"> {t('(opens in a new tab)')}</span>
        </a>
      </li>
    );
  return (
    <li className={`${ROW} md:grid-cols-[minmax(0,1fr)_auto] ${doubt && !ticked ? 'bg-tint-spice' : ''}`}>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          className="checkbox size-5.5"
          checked={ticked}
          aria-describedby={doubt ? `list-doubt-${at}` : undefined}
          onChange={({ currentTarget }) => tickLine(at, currentTarget.checked)}
        />
        <Thumb image={product.image} tint={product.category?.tint} className="size-13 flex-none" />
        <span className="grid leading-snug wrap-anywhere">
          <span className="text-sm/[1.45] text-muted">{text}</span>
          <b>{product.name}</b>
          <span className="text-sm/[1.45] text-muted num">{packLine(product)}</span>
        </span>
      </label>
      <div className="flex items-center gap-3 max-md:justify-between max-md:pl-8.5">
        <Stepper
          name={product.name}
          quantity={quantity}
          limit={limitOf(product)}
          onIncrease={() => setLineQuantity(at, quantity + 1)}
          onDecrease={() => setLineQuantity(at, quantity - 1)}
        />
        <b className="min-w-16 text-right num">{rupees(product.price * quantity)}</b>
      </div>
      {doubt && (
        <p id={`list-doubt-${at}`} className={`flex items-center gap-1.5 text-sm/[1.45] ${BELOW}`}>
          <Info className="size-4 text-spice" aria-hidden="true" />
          {t(DOUBTS[doubt])}
        </p>
      )}
      {options.length > 1 && (
        <Collapse
          className={`-my-1.5 ${BELOW}`}
          title={
            <span>
              {t('Other choices')}
              <span className="sr-only"> {t('for {thing}', { thing: text })}</span>
            </span>
          }
        >
          <div role="radiogroup" aria-label={t('Choices for {thing}', { thing: text })}>
            {options.map((option, i) => (
              <label key={option.product.id} className="flex min-h-11 cursor-pointer items-center gap-3 py-1">
                <input
                  type="radio"
                  className="radio size-5.5"
                  name={`list-choice-${at}`}
                  checked={i === line.chosen}
                  onChange={() => chooseOption(at, i)}
                />
                <span className="flex-1">
                  {option.product.name}
                  <small className="block text-muted num">{option.product.packSize}</small>
                </span>
                <span className="num">{rupees(option.product.price)}</span>
              </label>
            ))}
          </div>
        </Collapse>
      )}
    </li>
  );
}

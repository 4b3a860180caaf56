import { useStore } from '@nanostores/react';
import { rupees } from '../../../contract/rupees.ts';
import { plural, t } from '../../i18n/t.ts';
import type { ListLine } from '../../stores/cart/find-list.ts';
import { $listTotals, $shoppingList, addTicked, choiceOf } from '../../stores/cart/shopping-list.ts';
import { Dialog, DialogHeader, focusInDialog } from '../../ui/Dialog.tsx';
import { SaveAsList } from './SaveAsList.tsx';
import { ShoppingListRow } from './ShoppingListRow.tsx';

const wantedOf = (line: ListLine) => {
  const product = choiceOf(line);
  return product ? [{ productId: product.id, quantity: line.quantity }] : [];
};

interface Props {
  onLeave: (outcome: 'added' | 'left') => void;
}

/** What a list was matched with, line by line: a dialog, on a phone a sheet. Only what is ticked goes into the cart. */
export default function ShoppingListReview({ onLeave }: Props) {
  const { data } = useStore($shoppingList);
  const { matched, toCheck, missing, ticked, price } = useStore($listTotals);
  const leave = () => onLeave('left');
  const found = [
    t('{count} matched', { count: matched }),
    ...(toCheck > 0 ? [t('{count} to check', { count: toCheck })] : []),
    ...(missing > 0 ? [t('{count} not found', { count: missing })] : []),
  ];
  const add = () => {
    addTicked();
    onLeave('added');
  };
  return (
    <Dialog
      open
      onClose={leave}
      sheet
      className="flex max-h-[min(44rem,calc(100dvh-4rem))] w-[min(36rem,calc(100vw-2rem))] flex-col overflow-hidden p-0 max-md:max-h-[92dvh] max-md:w-full"
      aria-labelledby="list-review"
    >
      <div className="border-b border-base-300 px-5 pt-6 pb-2.5">
        <DialogHeader onClose={leave}>
          <div>
            {/* Read first by a screen reader; a focused checkbox could be changed by a stray key. */}
            <h2 id="list-review" className="text-3xl/tight outline-none" tabIndex={-1} ref={focusInDialog}>
              {t('Check your list')}
            </h2>
            <p className="text-sm/[1.45] text-muted num">{found.join(', ')}</p>
          </div>
        </DialogHeader>
      </div>
      <ul className="list flex-1 flex-nowrap overflow-y-auto overscroll-contain">
        {data.map((line, i) => (
          <ShoppingListRow key={i} line={line} at={i} />
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 border-t border-base-300 px-5 pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))]">
        <p className="num" role="status">
          <b className="text-xl">{rupees(price)}</b>
          <span className="text-sm/[1.45] text-muted"> {t('in all')}</span>
        </p>
        {ticked > 0 && (
          <SaveAsList
            className="btn ml-auto btn-sm"
            lines={() => data.filter(({ ticked }) => ticked).flatMap(wantedOf)}
          />
        )}
        <button type="button" className="btn btn-primary" disabled={ticked === 0} onClick={add}>
          {plural(ticked, 'Add {count} product', 'Add {count} products')}
        </button>
      </div>
    </Dialog>
  );
}

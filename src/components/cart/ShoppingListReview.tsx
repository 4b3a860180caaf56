import { useStore } from '@nanostores/react';
import { count } from '../../format/count.ts';
import { rupees } from '../../../contract/rupees.ts';
import { $listTotals, $shoppingList, addTicked } from '../../stores/cart/shopping-list.ts';
import { Dialog, DialogHeader, focusInDialog } from '../../ui/Dialog.tsx';
import { ShoppingListRow } from './ShoppingListRow.tsx';
import './shopping-list-review.css';

interface Props {
  onLeave: (outcome: 'added' | 'left') => void;
}

/** What a list was matched with, line by line: a dialog, on a phone a sheet. Only what is ticked goes into the cart. */
export default function ShoppingListReview({ onLeave }: Props) {
  const { data } = useStore($shoppingList);
  const { matched, toCheck, missing, ticked, price } = useStore($listTotals);
  const leave = () => onLeave('left');
  const found = [
    `${matched} matched`,
    ...(toCheck > 0 ? [`${toCheck} to check`] : []),
    ...(missing > 0 ? [`${missing} not found`] : []),
  ];
  const add = () => {
    addTicked();
    onLeave('added');
  };
  return (
    <Dialog open onClose={leave} sheet className="list-review" aria-labelledby="list-review">
      <DialogHeader onClose={leave}>
        <div>
          {/* Read first by a screen reader; a focused checkbox could be changed by a stray key. */}
          <h2 id="list-review" className="text-3xl" tabIndex={-1} ref={focusInDialog}>
            Check your list
          </h2>
          <p className="sm muted num">{found.join(', ')}</p>
        </div>
      </DialogHeader>
      <ul className="list-rows">
        {data.map((line, i) => (
          <ShoppingListRow key={i} line={line} at={i} />
        ))}
      </ul>
      <div className="list-end">
        <p className="num" role="status">
          <b>{rupees(price)}</b>
          <span className="sm muted"> in all</span>
        </p>
        <button type="button" className="btn btn-primary" disabled={ticked === 0} onClick={add}>
          Add {count(ticked, 'product')}
        </button>
      </div>
    </Dialog>
  );
}

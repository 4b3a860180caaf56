import { useStore } from '@nanostores/react';
import { X } from '../../ui/icons.ts';
import { useEffect, useRef } from 'react';
import { count } from '../../format/count.ts';
import { rupees } from '../../format/rupees.ts';
import { $listTotals, $shoppingList, addTicked } from '../../stores/cart/shopping-list.ts';
import { ShoppingListRow } from './ShoppingListRow.tsx';
import './shopping-list-review.css';

interface Props {
  onLeave: (outcome: 'added' | 'left') => void;
}

/** What a list was matched with, line by line: a dialog, on a phone a sheet. Only what is ticked goes into the cart. */
export default function ShoppingListReview({ onLeave }: Props) {
  const { data } = useStore($shoppingList);
  const { matched, toCheck, missing, ticked, price } = useStore($listTotals);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
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
    <dialog
      ref={dialog}
      className="dialog list-review"
      aria-labelledby="list-review"
      onCancel={() => onLeave('left')}
      onClick={({ target }) => target === dialog.current && onLeave('left')}
    >
      <div className="dialog-head">
        <div>
          {/* The first thing to be read, and nothing that a key would change. */}
          <h2 id="list-review" tabIndex={-1} ref={(heading) => heading?.setAttribute('autofocus', '')}>
            Check your list
          </h2>
          <p className="sm muted num">{found.join(', ')}</p>
        </div>
        <button type="button" className="icon-button" aria-label="Close" onClick={() => onLeave('left')}>
          <X aria-hidden="true" />
        </button>
      </div>
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
    </dialog>
  );
}

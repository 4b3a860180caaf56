import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Id } from '../../../contract/id.ts';
import { rupees } from '../../../contract/rupees.ts';
import { packLine } from '../../format/pack.ts';
import { plural, t } from '../../i18n/t.ts';
import { addReviewed, type ReviewableLine, reviewLine } from '../../stores/account/list-review.ts';
import { $cartLines, emptyCartLines } from '../../stores/cart/cart-lines.ts';
import { Dialog, DialogHeader, focusInDialog } from '../../ui/Dialog.tsx';
import { Info } from '../../ui/icons.ts';

interface Props {
  name: string;
  lines: readonly ReviewableLine[];
  onClose: () => void;
}

/** What a list would bring into the cart today: at which prices, and what of it not, or not wholly. */
export default function ListReview({ name, lines, onClose }: Props) {
  useStore($cartLines, { ssr: () => emptyCartLines });
  const [unticked, setUnticked] = useState<readonly Id[]>([]);
  const reviewed = lines.map(reviewLine);
  const chosen = reviewed.filter(({ added, product }) => added > 0 && !unticked.includes(product.id));
  const price = chosen.reduce((sum, { product, added }) => sum + product.price * added, 0);
  const tick = (id: Id) =>
    setUnticked(unticked.includes(id) ? unticked.filter((other) => other !== id) : [...unticked, id]);
  const add = () => {
    addReviewed(chosen);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      sheet
      className="flex max-h-[min(44rem,calc(100dvh-4rem))] w-[min(36rem,calc(100vw-2rem))] flex-col overflow-hidden p-0 max-md:max-h-[92dvh] max-md:w-full"
      aria-labelledby="list-review"
    >
      <div className="border-b border-base-300 px-5 pt-6 pb-2.5">
        <DialogHeader onClose={onClose}>
          <div className="min-w-0">
            <h2
              id="list-review"
              className="text-3xl/tight wrap-anywhere outline-none"
              tabIndex={-1}
              ref={focusInDialog}
            >
              {name}
            </h2>
            <p className="text-sm/[1.45] text-muted">{t('At today’s prices.')}</p>
          </div>
        </DialogHeader>
      </div>
      <ul className="list flex-1 flex-nowrap overflow-y-auto overscroll-contain">
        {reviewed.map(({ product, added, note }) => (
          <li
            key={product.id}
            className="list-row grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 px-4 py-3 md:px-5"
          >
            <label className={`flex min-h-11 items-center gap-3 ${added > 0 ? 'cursor-pointer' : ''}`}>
              <input
                type="checkbox"
                className="checkbox size-5.5"
                checked={added > 0 && !unticked.includes(product.id)}
                disabled={added === 0}
                onChange={() => tick(product.id)}
              />
              <span className="grid leading-snug wrap-anywhere">
                <b>{product.name}</b>
                <span className="text-sm/[1.45] text-muted num">{packLine(product)}</span>
                {note && (
                  <span className="flex items-center gap-1.5 text-sm/[1.45]">
                    <Info className="size-4 flex-none text-spice" aria-hidden="true" />
                    {note}
                  </span>
                )}
              </span>
            </label>
            {added > 0 && (
              <span className="text-right num">
                <span className="text-sm/[1.45] text-muted">
                  {added} × {rupees(product.price)}
                </span>
                <b className="block">{rupees(product.price * added)}</b>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className="flex items-center justify-between gap-4 border-t border-base-300 px-5 pt-3.5 pb-[calc(0.875rem+env(safe-area-inset-bottom))]">
        <p className="num" role="status">
          <b className="text-xl">{rupees(price)}</b> <span className="text-sm/[1.45] text-muted">{t('in all')}</span>
        </p>
        <button type="button" className="btn btn-primary" disabled={chosen.length === 0} onClick={add}>
          {plural(chosen.length, 'Add {count} product', 'Add {count} products')}
        </button>
      </div>
    </Dialog>
  );
}

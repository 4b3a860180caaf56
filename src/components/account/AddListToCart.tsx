import { useState } from 'react';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import type { ReviewableLine } from '../../stores/account/list-review.ts';
import { ShoppingBasket } from '../../ui/icons.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';

const ListReview = lazyComponent({ name: msg('The list'), load: () => import('./ListReview.tsx') });

interface Props {
  name: string;
  lines: readonly ReviewableLine[];
}

/** Puts a whole list into the cart, after a look at what has changed. */
export function AddListToCart(list: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
        <ShoppingBasket aria-hidden="true" />
        {t('Add to cart')}
      </button>
      {open && <ListReview {...list} onClose={() => setOpen(false)} />}
    </>
  );
}

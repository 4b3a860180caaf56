import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product } from '../../../contract/product.ts';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';
import { $token, redirectToLogIn } from '../../stores/session/auth.ts';
import { ListTodo } from '../../ui/icons.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';

const SaveToList = lazyComponent({ name: msg('Your lists'), load: () => import('./SaveToList.tsx') });

/** Puts a product on one of the customer's lists; a guest logs in first. Where the shop keeps none, its dialog says so. */
export function AddToList({ product }: { product: Product }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-square flex-none btn-ghost btn-sm"
        aria-label={t('Add {name} to a list', { name: product.name })}
        onClick={() => ($token.get() ? setOpen(true) : redirectToLogIn())}
        data-needs-script
      >
        <ListTodo aria-hidden="true" />
      </button>
      {open &&
        createPortal(
          <SaveToList lines={[{ productId: product.id, quantity: 1 }]} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}

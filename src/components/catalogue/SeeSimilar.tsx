import { X } from '../../ui/icons.ts';
import { type MouseEvent, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { Product } from '../../../contract/product.ts';
import { paths } from '../../paths.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import './see-similar.css';

/** Fetched when somebody wants it. */
const Alternatives = lazyComponent({ what: 'What is similar', load: () => import('./SimilarProducts.tsx') });

interface Props {
  product: Product;
  look?: string;
}

/** What else there is of the kind of something that is out of stock: shown in place, or without script where its kind stands. */
export function SeeSimilar({ product, look = 'similar' }: Props) {
  const { name, category, subCategory } = product;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const href = !category
    ? paths.categories
    : subCategory
      ? paths.subCategory(category, subCategory)
      : paths.category(category);
  const show = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    flushSync(() => setOpen(true));
    dialog.current?.showModal();
  };
  return (
    <>
      <a className={look} href={href} onClick={show}>
        See similar<span className="sr-only"> to {name}</span>
      </a>
      {/* Outside the card, which is dimmed: what can be had is not. */}
      {open &&
        createPortal(
          <dialog
            ref={dialog}
            className="dialog alternatives"
            aria-label={`Similar to ${name}`}
            onClose={() => setOpen(false)}
            onClick={({ target }) => target === dialog.current && dialog.current.close()}
          >
            <div className="dialog-body">
              <div className="dialog-head">
                <h2>Similar to {name}</h2>
                <button
                  type="button"
                  className="icon-button"
                  aria-label="Close"
                  onClick={() => dialog.current?.close()}
                >
                  <X aria-hidden="true" />
                </button>
              </div>
              <Alternatives product={product} href={href} />
            </div>
          </dialog>,
          document.body,
        )}
    </>
  );
}

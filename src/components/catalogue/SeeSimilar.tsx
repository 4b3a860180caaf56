import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Product } from '../../../contract/product.ts';
import { paths } from '../../paths.ts';
import { Dialog, DialogHeader } from '../../ui/Dialog.tsx';
import { SIMILAR } from '../../ui/ProductCard.tsx';
import { onPlainClick } from '../../ui/plain-click.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { msg } from '../../../contract/msg.ts';
import { t } from '../../i18n/t.ts';

const SimilarProducts = lazyComponent({ name: msg('What is similar'), load: () => import('./SimilarProducts.tsx') });

interface Props {
  product: Product;
  className?: string;
}

/** Opens what is similar to a product that is out of stock; without script it links to the product's category. */
export function SeeSimilar({ product, className = SIMILAR }: Props) {
  const { name, category, subCategory } = product;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const href = !category
    ? paths.categories
    : subCategory
      ? paths.subCategory(category, subCategory)
      : paths.category(category);
  return (
    <>
      <a className={className} href={href} data-in-place="" onClick={onPlainClick(() => setOpen(true))}>
        {t('See similar')}
        <span className="sr-only">{` ${t('to {name}', { name })}`}</span>
      </a>
      {/* In the body, because the card of a product that is out of stock is dimmed. */}
      {open &&
        createPortal(
          <Dialog open onClose={close} className="min-h-102" aria-label={t('Similar to {name}', { name })}>
            <DialogHeader onClose={close}>
              <h2 className="text-3xl">{t('Similar to {name}', { name })}</h2>
            </DialogHeader>
            <SimilarProducts product={product} href={href} />
          </Dialog>,
          document.body,
        )}
    </>
  );
}

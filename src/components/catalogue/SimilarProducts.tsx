import { useStore } from '@nanostores/react';
import { config } from '../../config.ts';
import type { Product } from '../../../contract/product.ts';
import { relatedProducts } from '../../stores/catalogue/shelf.ts';
import { CardSkeletons } from '../../ui/Skeleton.tsx';
import { ProductCards } from './ProductCards.tsx';

interface Props {
  product: Product;
  /** Where all of its kind stand. */
  href: string;
}

/** Products like this one that can be had, each with its stepper. */
export default function SimilarProducts({ product, href }: Props) {
  const { data, status, reason } = useStore(relatedProducts(product.id, product.category?.id ?? null));
  const there = data.filter(({ stock }) => stock !== 0).slice(0, config.alternatives);
  if (status === 'Rejected') return <p className="muted">{reason.message}</p>;
  if (status === 'Fullfilled' && there.length === 0) return <p className="muted">There is nothing like it just now.</p>;
  return (
    <>
      {there.length > 0 ? (
        <ProductCards products={there} />
      ) : (
        <div className="cards">
          <CardSkeletons count={config.alternatives} />
        </div>
      )}
      <a className="link" href={href}>
        See all of this kind
      </a>
    </>
  );
}

import type { Product } from '../../../contract/product.ts';
import { shelfLook } from '../../ui/card-look/shelf-look.ts';
import { ProductCards } from './ProductCards.tsx';

interface Props {
  id: string;
  title: string;
  products: readonly Product[];
}

/** A shelf that only the provider or this device knows. */
export const LateShelf = ({ id, title, products }: Props) => (
  <section className="section" aria-labelledby={id}>
    <h2 id={id} className="mb-2.5 min-h-11 content-center">
      {title}
    </h2>
    <ProductCards look={shelfLook} products={products} />
  </section>
);

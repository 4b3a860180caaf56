import type { Product } from '../../../contract/product.ts';
import { type Props, ProductCardList } from './ProductCardList.tsx';
import { SeeSimilar } from './SeeSimilar.tsx';

const similar = (product: Product) => <SeeSimilar product={product} />;

/** Product cards, those out of stock with a way to what is similar. */
export const ProductCards = (props: Omit<Props, 'similar'>) => <ProductCardList {...props} similar={similar} />;

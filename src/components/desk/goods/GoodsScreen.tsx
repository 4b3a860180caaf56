import { GoodsList } from './GoodsList.tsx';
import { ProductView } from './ProductView.tsx';

/** The goods, or one product with all that can be changed of it. */
export const GoodsScreen = ({ id }: { id: string | null }) => (id ? <ProductView key={id} id={id} /> : <GoodsList />);

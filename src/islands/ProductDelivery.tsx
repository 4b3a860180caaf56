import type { Id } from '../../contract/id.ts';
import { ProductSubstitution } from '../components/cart/ProductSubstitution.tsx';
import { DeliveryEstimate } from '../components/delivery/DeliveryEstimate.tsx';
import { offersSubstitution } from '../stores/cart/substitution.ts';

interface Props {
  /** Id of the product in `productState`. */
  id: Id;
  name: string;
}

/** When, where and for how much a product is delivered, and what is delivered instead if it runs out. */
export const ProductDelivery = ({ id, name }: Props) => (
  <DeliveryEstimate id={id}>{offersSubstitution && <ProductSubstitution id={id} name={name} />}</DeliveryEstimate>
);

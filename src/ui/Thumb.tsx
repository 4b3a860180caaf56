import type { Product } from '../../contract/product.ts';
import { Picture } from './Picture.tsx';
import { tintOf } from './tint.ts';
import './thumb.css';

interface Props {
  image: string | null;
  category?: Product['category'] | undefined;
}

/** A small picture on its ground, beside the product's name, which says what it shows. */
export const Thumb = ({ image, category = null }: Props) => (
  <span className={`thumb ${tintOf(category)}`}>
    <Picture image={image} alt="" width={160} sizes="6rem" />
  </span>
);

import { Heart as HeartIcon } from './icons.ts';
import './heart.css';

interface Props {
  /** The product's name. */
  name: string;
  wished: boolean;
  onWish?: (() => void) | undefined;
}

/** Puts a product on the wishlist or takes it off. */
export const Heart = ({ name, wished, onWish }: Props) => (
  <button
    type="button"
    className={wished ? 'heart wished' : 'heart'}
    aria-label={wished ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`}
    onClick={onWish}
  >
    <HeartIcon aria-hidden="true" />
  </button>
);

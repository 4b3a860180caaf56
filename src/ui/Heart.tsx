import { Heart as HeartIcon } from './icons.ts';
import { t } from '../i18n/t.ts';

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
    className={`btn absolute top-0.5 right-0.5 z-2 btn-square border-0 bg-transparent btn-sm hover:text-error ${wished ? 'text-error' : 'text-muted'}`}
    aria-label={wished ? t('Remove {name} from wishlist', { name }) : t('Add {name} to wishlist', { name })}
    onClick={onWish}
  >
    <HeartIcon className={wished ? 'fill-current' : ''} aria-hidden="true" />
  </button>
);

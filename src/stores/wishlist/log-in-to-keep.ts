import { t } from '../../i18n/t.ts';

/** What a guest is told whose heart for a product waits for log in. Also before the stores are there (src/early). */
export const logInToKeep = (name: string): string => t('Log in to keep {name} on your wishlist.', { name });

import type { Diet } from '../../contract/food.ts';
import { dietName } from '../format/food.ts';
import { tw } from './tw.ts';
import { t } from '../i18n/t.ts';

const BOX = tw`relative -top-px mr-1.5 inline-grid size-3.5 place-items-center border align-middle before:size-2`;
/** A green dot and a brown triangle, as the food authority draws them. */
const LOOK: Readonly<Record<Diet, string>> = {
  veg: tw`border-veg before:rounded-full before:bg-veg`,
  'non-veg': tw`border-non-veg before:bg-non-veg before:[clip-path:polygon(50%_6%,100%_94%,0_94%)]`,
};

/** The mark that food is vegetarian or not; nothing where nobody says. */
export const DietMark = ({ diet }: { diet: Diet | null }) =>
  diet && <span className={`${BOX} ${LOOK[diet]}`} role="img" aria-label={t(dietName[diet])} />;

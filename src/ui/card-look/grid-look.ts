import { tw } from '../tw.ts';
import { ART, type CardLook, FILLED, GRID, GROUND, HIGH, LARGER } from './card-look.ts';

const art = `${ART} ${LARGER} ${HIGH}`;

/** In as many columns as there is room for. */
export const gridLook: CardLook = { cards: `${GRID} ${FILLED} ${tw`gap-y-5`}`, ground: GROUND, art: () => art };

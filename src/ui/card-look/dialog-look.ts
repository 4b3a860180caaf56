import { tw } from '../tw.ts';
import { ART, type CardLook, GRID, GROUND, HIGH, LARGER } from './card-look.ts';

const art = `${ART} ${LARGER} ${HIGH}`;

export const dialogLook: CardLook = {
  cards: `${GRID} ${tw`mt-3 mb-2 grid-cols-2 gap-y-5`}`,
  ground: GROUND,
  art: () => art,
};

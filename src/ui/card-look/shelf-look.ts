import { tw } from '../tw.ts';
import { ART, type CardLook, GROUND, HIGH } from './card-look.ts';

const art = `${ART} ${HIGH}`;

/**
 * In one row that a phone swipes through, two cards and a peek; a wide screen shows as many as `--in-row` says. A name has the room of
 * two lines: a row is as high with whichever products the provider answers.
 */
export const shelfLook: CardLook = {
  cards: tw`-mx-4 carousel grid snap-x snap-proximity scroll-px-4 auto-cols-[9.25rem] grid-flow-col gap-3 px-4 py-1 *:snap-start md:-mx-8 md:scroll-px-8 md:auto-cols-[9.75rem] md:gap-4 md:px-8 lg:-mx-1 lg:scroll-px-1 lg:[scrollbar-width:thin] lg:auto-cols-[calc((100%+1.25rem)/var(--in-row,5)-1.25rem)] lg:gap-5 lg:px-1 xl:auto-cols-[calc((100%+1.25rem)/var(--in-row,6)-1.25rem)] [&_h3]:min-h-[2lh]`,
  ground: GROUND,
  art: () => art,
};

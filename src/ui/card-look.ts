import { tw } from './tw.ts';

/** Where product cards stand: in one row that a phone swipes through, in a grid, in a long list, in a dialog. */
export type CardLook = 'shelf' | 'grid' | 'list' | 'dialog';

const GRID = tw`grid gap-x-3 md:gap-x-4 md:gap-y-8 lg:gap-x-5 lg:gap-y-9`;
const FILLED = tw`grid-cols-2 md:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]`;

/** What the cards stand in. A shelf shows a phone two cards and a peek, a wide screen as many as `--in-row` says. */
export const cardsClass: Readonly<Record<CardLook, string>> = {
  shelf: tw`-mx-4 carousel grid snap-x snap-proximity scroll-px-4 auto-cols-[9.25rem] grid-flow-col gap-3 px-4 py-1 *:snap-start md:-mx-8 md:scroll-px-8 md:auto-cols-[9.75rem] md:gap-4 md:px-8 lg:-mx-1 lg:scroll-px-1 lg:[scrollbar-width:thin] lg:auto-cols-[calc((100%+1.25rem)/var(--in-row,5)-1.25rem)] lg:gap-5 lg:px-1 xl:auto-cols-[calc((100%+1.25rem)/var(--in-row,6)-1.25rem)]`,
  grid: `${GRID} ${FILLED} ${tw`gap-y-5`}`,
  list: `${GRID} ${FILLED} ${tw`gap-y-3.5 in-aria-busy:opacity-55`}`,
  dialog: `${GRID} ${tw`mt-3 mb-2 grid-cols-2 gap-y-5`}`,
};

/** A list is lower on a phone, where two full rows are to be seen. */
export const groundClass = (look: CardLook): string =>
  look === 'list' ? tw`mb-1.5 aspect-[1/0.83] md:mb-2.5 md:aspect-[1/1.18]` : tw`mb-2.5 aspect-[1/1.18]`;

const ART = tw`absolute aspect-square h-auto object-contain md:top-[12%] md:left-[16%] md:w-[68%]`;
const LARGER = tw`lg:top-[9%] lg:left-[12%] lg:w-[76%]`;

interface Beside {
  /** Something takes the whole width below: the stepper, or See similar. */
  wide: boolean;
  tag: boolean;
}

/** Where a card's picture stands, clear of its tag and of its button. */
export function artClass(look: CardLook, { wide, tag }: Beside): string {
  // The narrowest card's picture would reach under its button.
  const high = tw`max-md:top-[12%] max-md:left-[16%] max-md:w-[68%] max-xs:left-[18%] max-xs:w-[64%]`;
  if (look === 'shelf') return `${ART} ${high}`;
  if (look !== 'list') return `${ART} ${LARGER} ${high}`;
  const low = wide
    ? tw`max-md:inset-y-0 max-md:left-[30%] max-md:mt-[4%] max-md:mb-auto max-md:w-[40%]`
    : tag
      ? tw`max-md:inset-y-0 max-md:left-[5%] max-md:mt-auto max-md:mb-[3%] max-md:w-[56%]`
      : tw`max-md:inset-y-0 max-md:left-[5%] max-md:my-auto max-md:w-[56%]`;
  return `${ART} ${LARGER} ${low}`;
}

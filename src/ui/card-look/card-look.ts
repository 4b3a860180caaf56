import { tw } from '../tw.ts';

/** How product cards look where they stand. Each look is in a file of its own, or in its only user, so that a page has only its own classes. */
export interface CardLook {
  /** What the cards stand in. */
  readonly cards: string;
  /** The ground of a picture. */
  readonly ground: string;
  /** A card's picture, clear of its tag and of its button. */
  readonly art: (beside: Beside) => string;
  /** Add is a sign without the word. */
  readonly terse?: true;
}

interface Beside {
  /** Something takes the whole width below: See similar, in whose place the stepper may come. Without it, that may come all the same. */
  readonly wide: boolean;
  readonly tag: boolean;
}

export const GRID = tw`grid gap-x-3 md:gap-x-4 md:gap-y-8 lg:gap-x-5 lg:gap-y-9`;
export const FILLED = tw`grid-cols-2 md:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] lg:grid-cols-[repeat(auto-fill,minmax(12rem,1fr))]`;

export const GROUND = tw`mb-2.5 aspect-[1/1.18]`;

export const ART = tw`absolute aspect-square h-auto object-contain md:top-[12%] md:left-[16%] md:w-[68%]`;
/** The narrowest card's picture would reach under its button. */
export const HIGH = tw`max-md:top-[12%] max-md:left-[16%] max-md:w-[68%] max-xs:left-[18%] max-xs:w-[64%]`;
export const LARGER = tw`lg:top-[9%] lg:left-[12%] lg:w-[76%]`;

import { tw } from '../tw.ts';
import { ART, type CardLook, FILLED, GRID, LARGER } from './card-look.ts';

/** A long list is lower on a phone, where two full rows are to be seen. */
export const listLook: CardLook = {
  cards: `${GRID} ${FILLED} ${tw`gap-y-3.5 in-aria-busy:opacity-55`}`,
  ground: tw`mb-1.5 aspect-[1/0.83] md:mb-2.5 md:aspect-[1/1.18]`,
  // To make room for the stepper it is moved by a transform, which moves nothing of the page: a customer's cart arrives by itself.
  art: ({ wide, tag }) => {
    const position = tag
      ? tw`max-md:inset-y-0 max-md:left-[5%] max-md:mt-auto max-md:mb-[3%] max-md:w-[56%]`
      : tw`max-md:inset-y-0 max-md:left-[5%] max-md:my-auto max-md:w-[56%]`;
    const moved = wide
      ? tag
        ? tw`max-md:origin-top-left max-md:[transform:translate(45%,-36%)_scale(0.71)]`
        : tw`max-md:origin-top-left max-md:[transform:translate(45%,-17%)_scale(0.71)]`
      : tag
        ? tw`max-md:origin-top-left max-md:in-data-in-cart:[transform:translate(45%,-36%)_scale(0.71)]`
        : tw`max-md:origin-top-left max-md:in-data-in-cart:[transform:translate(45%,-17%)_scale(0.71)]`;
    return `${ART} ${LARGER} ${position} ${moved}`;
  },
  terse: true,
};

import { tw } from '../tw.ts';
import { ART, type CardLook, FILLED, GRID, LARGER } from './card-look.ts';

/** A long list is lower on a phone, where two full rows are to be seen. */
export const listLook: CardLook = {
  cards: `${GRID} ${FILLED} ${tw`gap-y-3.5 in-aria-busy:opacity-55`}`,
  ground: tw`mb-1.5 aspect-[1/0.83] md:mb-2.5 md:aspect-[1/1.18]`,
  art: ({ wide, tag }) => {
    const place = wide
      ? tw`max-md:inset-y-0 max-md:left-[30%] max-md:mt-[4%] max-md:mb-auto max-md:w-[40%]`
      : tag
        ? tw`max-md:inset-y-0 max-md:left-[5%] max-md:mt-auto max-md:mb-[3%] max-md:w-[56%]`
        : tw`max-md:inset-y-0 max-md:left-[5%] max-md:my-auto max-md:w-[56%]`;
    return `${ART} ${LARGER} ${place}`;
  },
  terse: true,
};

/** A picture as it makes room for the stepper. */
export const ART_BESIDE_STEPPER = tw`art` + ` ${listLook.art({ wide: true, tag: false })}`;

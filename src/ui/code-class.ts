import { tw } from './tw.ts';

/** The ground and the size of a code that a phone's camera reads. */
export const codeClass = tw`mx-auto mb-2 block aspect-square h-auto w-[min(13.75rem,100%)] rounded-field bg-code`;

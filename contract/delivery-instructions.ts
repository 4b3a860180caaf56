import * as v from 'valibot';
import { toSingleLine } from './typed-text.ts';

/** What the rider is to do at the door, in the order it is offered. */
export const DELIVERY_INSTRUCTIONS = ['leave-at-door', 'call-on-arrival', 'no-bell'] as const;
export const DeliveryInstruction = v.picklist(
  DELIVERY_INSTRUCTIONS,
  'Please choose among leave-at-door, call-on-arrival and no-bell.',
);
export type DeliveryInstruction = v.InferOutput<typeof DeliveryInstruction>;

/** Maximum length of a gate code or a note to the rider. */
export const MAX_DELIVERY_NOTE = 200;

/** As sent; left out, what is saved stays, or in an order that of the address counts. */
export const GivenDeliveryInstructions = v.nullish(
  v.pipe(
    v.array(DeliveryInstruction),
    v.maxLength(DELIVERY_INSTRUCTIONS.length, `Please give each of the ${DELIVERY_INSTRUCTIONS.length} once at most.`),
    v.transform((given) => DELIVERY_INSTRUCTIONS.filter((one) => given.includes(one))),
  ),
);
/** One line. As sent; left out, what is saved stays, and an empty one removes it. */
export const GivenDeliveryNote = v.nullish(
  v.pipe(
    v.string(),
    v.transform(toSingleLine),
    v.trim(),
    v.maxLength(MAX_DELIVERY_NOTE, `Please use at most ${MAX_DELIVERY_NOTE} characters.`),
  ),
);

/** From the provider: null where it knows of none; one that the shop does not know counts as null too. */
export const KnownDeliveryInstructions = v.fallback(v.nullish(v.array(DeliveryInstruction), null), null);

/** Marks text that is classes, where it stands outside a `className`: it is scanned, sorted and checked as those are. */
export const tw = String.raw;

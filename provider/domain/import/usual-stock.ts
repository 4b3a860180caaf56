/** Units of a product that are for sale where a file does not say how many. */
export const USUAL_STOCK = 50;

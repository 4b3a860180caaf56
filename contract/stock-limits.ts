/** The most units of one product in a cart or an order, where the provider does not say less. */
export const MAX_QUANTITY = 20;
/** So many units or fewer are said: "Only 3 pieces left". */
export const LOW_STOCK = 5;

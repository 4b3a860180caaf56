/** The most units of one product in a cart or an order, where the provider does not say less. */
export const MAX_QUANTITY = 20;

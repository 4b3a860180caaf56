/** The least products that a build may find; 0 where a shop may have none yet, nor a category. */
export const minProducts = (): number => Number(process.env['MIN_PRODUCTS'] ?? 1);

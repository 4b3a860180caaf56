import type { DeskOrderItem } from '../../../../contract/desk-orders.ts';

/** The lines by category, as they stand in the shop one after the other. */
export const shelvesOf = (items: readonly DeskOrderItem[]): [shelf: string, items: DeskOrderItem[]][] => [
  ...Map.groupBy(items, ({ category }) => category ?? 'No longer in the shop'),
];

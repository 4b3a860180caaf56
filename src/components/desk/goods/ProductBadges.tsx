import { type DeskProduct, LOW_STOCK } from '../../../../contract/desk-goods.ts';
import { moment } from '../../../format/date.ts';
import { StateBadge } from '../../editor/StateBadge.tsx';

/** What is unusual about a product: not sold, sold out, or few left. */
export function ProductBadges({ product: { active, soldOut, stock } }: { product: DeskProduct }) {
  if (!active) return <StateBadge>Not sold</StateBadge>;
  if (soldOut) return <StateBadge>Sold out{soldOut.until ? ` until ${moment(soldOut.until)}` : ' for now'}</StateBadge>;
  if (stock === 0) return <StateBadge>Sold out</StateBadge>;
  return stock <= LOW_STOCK && <StateBadge>{stock} left</StateBadge>;
}

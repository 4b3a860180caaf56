import type { GoodsChange } from '../../../contract/desk-goods.ts';
import { rupees } from '../../../contract/rupees.ts';
import type { DeskField, product } from '../../db/schema/catalogue.ts';
import { type ProductRow, unitsOf } from '../../repositories/desk-goods.ts';
import { isStoredPhoto } from '../../repositories/picture-url.ts';
import { parsePackSize, unitPrice } from '../../../contract/pack-size.ts';
import { normalizeText } from '../search/normalize.ts';

type Columns = Partial<typeof product.$inferInsert>;
type To = GoodsChange['to'];

/** Errors of a change, by field. */
export class RefusedChange extends Error {
  override readonly name = 'RefusedChange';
  readonly field: keyof To;

  constructor(field: keyof To, message: string) {
    super(message);
    this.field = field;
  }
}

const marked = (fields: readonly DeskField[], field: DeskField, isOurs = true): DeskField[] => [
  ...fields.filter((each) => each !== field),
  ...(isOurs ? [field] : []),
];

function priceColumns(row: ProductRow, { price, mrp }: To): Columns {
  const pricePaise = price ?? row.pricePaise;
  // A product without a saving has no MRP that is known to be another one.
  const mrpPaise = mrp ?? (row.mrpPaise === row.pricePaise ? Math.max(row.mrpPaise, pricePaise) : row.mrpPaise);
  if (pricePaise > mrpPaise)
    throw mrp === undefined
      ? new RefusedChange('price', `The MRP is ${rupees(mrpPaise)}: please raise that first, or enter a lower price.`)
      : new RefusedChange('mrp', `Please enter an MRP of ${rupees(pricePaise)} or more: that is the price.`);
  const content = parsePackSize(row.packSize);
  const unitPricePaise = unitPrice(pricePaise, content);
  return { pricePaise, mrpPaise, unitPricePaise, unit: unitPricePaise === null ? null : (content?.unit ?? null) };
}

/** What orders took since then stays taken. */
function stockColumns(row: ProductRow, { basedOn, to }: GoodsChange, now: Date): Columns {
  const units = to.stock === undefined ? unitsOf(row) : Math.max(0, to.stock - (row.sold - (basedOn.sold ?? row.sold)));
  const isSoldOut = to.soldOut === undefined ? row.heldStock !== null : to.soldOut !== null;
  const until = to.soldOut?.until ?? null;
  if (until !== null && Date.parse(until) <= now.getTime())
    throw new RefusedChange('soldOut', 'Please choose a time that is still to come.');
  return {
    stock: isSoldOut ? 0 : units,
    heldStock: isSoldOut ? units : null,
    ...(to.soldOut !== undefined && { soldOutUntil: until === null ? null : new Date(until) }),
  };
}

/** Columns of a name, and of the texts that are searched by it. */
export function nameColumns(row: ProductRow, name: string): Columns {
  const nameText = normalizeText(name);
  const others = row.searchText.startsWith(row.nameText) ? row.searchText.slice(row.nameText.length) : row.searchText;
  return { name, nameText, searchText: normalizeText(name, others), deskFields: marked(row.deskFields, 'name') };
}

/** Photos in this order; without any, the drawn picture of before, or the category's. */
export function photoColumns(row: ProductRow, photos: readonly string[], categoryPicture: string | null): Columns {
  const isDrawn = row.picture !== null && !isStoredPhoto(row.picture);
  const drawnPicture = isDrawn ? row.picture : row.drawnPicture;
  return {
    drawnPicture,
    picture: photos[0] ?? drawnPicture ?? categoryPicture,
    pictures: photos.length > 1 ? [...photos] : null,
    deskFields: marked(row.deskFields, 'photos'),
  };
}

/**
 * What a change writes.
 * @throws {RefusedChange}
 */
export function changedColumns(
  row: ProductRow,
  change: GoodsChange,
  now: Date,
  categoryPicture: string | null,
): Columns {
  const { to } = change;
  const named = to.name === undefined ? {} : nameColumns(row, to.name);
  const others = named.deskFields ?? row.deskFields;
  const deskFields = to.featured === undefined ? others : marked(others, 'featured');
  const pictured = to.photos === undefined ? {} : photoColumns({ ...row, deskFields }, to.photos, categoryPicture);
  return {
    ...((to.price ?? to.mrp) !== undefined && priceColumns(row, to)),
    ...((to.stock !== undefined || to.soldOut !== undefined) && stockColumns(row, change, now)),
    ...named,
    ...pictured,
    ...(to.featured !== undefined && { featured: to.featured, deskFields: pictured.deskFields ?? deskFields }),
    ...(to.active !== undefined && {
      active: to.active,
      deskFields: marked(pictured.deskFields ?? deskFields, 'active', !to.active),
    }),
  };
}

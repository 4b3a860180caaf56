import { rupees } from '../../../contract/rupees.ts';
import { TIME_ZONE } from '../../../contract/time-zone.ts';
import { photosOf, type ProductRow, unitsOf } from '../../repositories/desk-goods.ts';
import { differences, type Words, yesOrNo } from './history-words.ts';

const day = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en-IN', { timeZone: TIME_ZONE, hour: 'numeric', minute: '2-digit' });

function soldOut({ heldStock, soldOutUntil: until }: ProductRow): string {
  if (heldStock === null) return 'no';
  return until ? `until ${day.format(until)}, ${time.format(until)}` : 'until somebody says otherwise';
}

/** Labels of the fields that the desk can change. */
const inWords = (row: ProductRow): Words => ({
  Name: row.name,
  Price: rupees(row.pricePaise),
  MRP: rupees(row.mrpPaise),
  Stock: String(unitsOf(row)),
  'Sold out': soldOut(row),
  'On sale': yesOrNo(row.active),
  'On the home page': yesOrNo(row.featured),
  Photos: String(photosOf(row).length),
});

function actionOf(fields: readonly string[], after: ProductRow): string {
  const [field, another] = fields;
  if (field === undefined || another !== undefined) return 'Changed';
  if (field === 'Sold out') return after.heldStock === null ? 'On sale again' : 'Marked as sold out';
  if (field === 'On sale') return after.active ? 'Sold again' : 'Not sold any more';
  if (field === 'On the home page') return after.featured ? 'Put on the home page' : 'Taken off the home page';
  return `${field} changed`;
}

/** Changed fields for the history; undefined when nothing changed. */
export function wordsOfChange(before: ProductRow, after: ProductRow) {
  const [was, is] = [inWords(before), inWords(after)];
  const isReordered = photosOf(before).join() !== photosOf(after).join() && was['Photos'] === is['Photos'];
  if (isReordered) return { action: 'Photos put in another order', before: {}, after: {} };
  const changed = differences(was, is);
  return changed && { action: actionOf(Object.keys(changed.after), after), ...changed };
}

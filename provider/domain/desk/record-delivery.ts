import type { Database } from '../../db/database.ts';
import { ProviderError } from '../errors.ts';
import { type DeskContext, recordDeskChange } from './history.ts';
import type { WireDelivery } from './read-delivery.ts';

type Values = Partial<Pick<Parameters<typeof recordDeskChange>[2], 'before' | 'after'>>;

/** Records a change of where and when the shop delivers, which has one history. `name` is the area, the slot or the day. */
export const recordDelivery = (
  tx: Database,
  context: DeskContext,
  name: string,
  action: string,
  values: Values = {},
): Promise<unknown> =>
  recordDeskChange(tx, context, { subject: 'delivery', name, action: `${name}: ${action}`, ...values });

/** Refuses a change of something that somebody else has changed, with all as it is now. */
export const overtaken = (what: string, newer: WireDelivery): ProviderError =>
  new ProviderError(409, 'overtaken', `Somebody has changed ${what} meanwhile. Nothing was saved: please look again.`, {
    details: { newer },
  });

import type { Settings } from '../settings/settings.ts';
import { advanceOrders } from './order-clock.ts';
import { pictureFor } from '../domain/pictures/picture-for.ts';
import { findDrawing } from '../domain/pictures/find-drawing.ts';

/** What the app is given in place of staff and photographs. Where codes are sent by SMS, staff moves the orders. */
export const demoHooks = ({ otpDelivery }: Pick<Settings, 'otpDelivery'>) => ({
  findDrawing,
  pictureFor,
  ...(otpDelivery === 'response' && { advanceOrders }),
});

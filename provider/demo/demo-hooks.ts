import type { Settings } from '../settings/settings.ts';
import { advanceOrders } from './order-clock.ts';
import { pictureFor } from './picture-for.ts';
import { drawPicture } from './pictures.ts';

/** What the app is given in place of staff and photographs. Where codes are sent by SMS, staff moves the orders. */
export const demoHooks = ({ otpDelivery }: Pick<Settings, 'otpDelivery'>) => ({
  drawPicture,
  pictureFor,
  ...(otpDelivery === 'response' && { advanceOrders }),
});

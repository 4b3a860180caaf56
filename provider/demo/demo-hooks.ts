import type { Settings } from '../settings/settings.ts';
import { advanceOrders } from './order-clock.ts';
import { pictureFor } from './picture-for.ts';
import { drawPicture } from './pictures.ts';

/** What the app is given in place of staff and photographs. In a real shop staff moves the orders. */
export const demoHooks = ({ demo }: Pick<Settings, 'demo'>) => ({
  drawPicture,
  pictureFor,
  ...(demo && { advanceOrders }),
});

import { findDrawing } from '../domain/pictures/find-drawing.ts';
import { pictureFor } from '../domain/pictures/picture-for.ts';
import type { Settings } from '../settings/settings.ts';
import { advanceOrders } from './order-clock.ts';

/** What the app is given in place of staff and photographs. In a real shop staff moves the orders. */
export const demoHooks = ({ demo }: Pick<Settings, 'demo'>) => ({
  findDrawing,
  pictureFor,
  ...(demo && { advanceOrders }),
});

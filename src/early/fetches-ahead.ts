import { isOn2g, savesData } from '../stores/lib/saves-data.ts';

/** Whether this device has anything fetched that it may never need. */
export const fetchesAhead = (): boolean => !savesData() && !isOn2g();

import { forgetFilled } from './provider/snapshot.ts';

/** Before and after all tests of a run: nothing of it is found by the next one. */
export const setup = (): Promise<void> => forgetFilled(String(process.pid));
export const teardown = setup;

import { createAdapter } from './adapter.ts';

/** The adapter of this shop's provider, as pages and the build use it. */
export const shopAdapter = createAdapter(({ call, field, problem }) =>
  console.warn(`Left out of the answer to ${call}: ${field}: ${problem}.`),
);

import * as v from 'valibot';

/** What is built: all that has changed, or only what the splash and the shop notice are, which no page is made from. */
export const BuildScope = v.picklist(['site', 'settings'], 'BUILD_SCOPE must be site or settings.');
export type BuildScope = v.InferOutput<typeof BuildScope>;

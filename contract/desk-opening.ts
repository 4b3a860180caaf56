import * as v from 'valibot';
import { call } from './call.ts';
import { IDENTITY_NAMES } from './demo-identity.ts';
import { one } from './schema.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** The pages of text that no shop may be without. */
export const LEGAL_PAGES = ['privacy', 'terms-conditions'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

const PageFault = v.picklist(['missing', 'draft', 'demo']);
export type PageFault = v.InferOutput<typeof PageFault>;

export const Opening = v.object({
  /** Whether orders are taken. The demo takes them, and nothing comes of it. */
  isOpen: v.boolean(),
  isDemo: v.boolean(),
  /** What keeps a shop closed: values of `src/shop.ts` that are still the demo's, as they stand there; */
  demoValues: v.array(v.object({ name: v.picklist(IDENTITY_NAMES), value: v.string() })),
  /** and pages of text that are not there, that have blanks to fill in, or that are still the demo's. */
  pages: v.array(v.object({ page: v.picklist(LEGAL_PAGES), fault: PageFault })),
  /** How many of each there are: without one of any, nobody can order. */
  counts: v.object({ products: Count, pincodes: Count, slots: Count }),
});
export type Opening = v.InferOutput<typeof Opening>;

export const getOpening = call({
  method: 'GET',
  path: '/desk/opening',
  tag: 'Desk',
  caller: 'editor',
  summary: 'Whether the shop is open, what keeps it closed, and what it lacks to sell anything',
  answer: one(Opening),
});

import * as v from 'valibot';
import { maybe } from './schema.ts';

/** A whole built site, kept so that it can be switched back to. */
export const Release = v.object({
  id: v.string(),
  at: maybe(v.string()),
  current: v.boolean(),
  /** Who had it made, and for what. */
  reason: maybe(v.string()),
});
export type Release = v.InferOutput<typeof Release>;

/**
 * What becomes of a publish. `none`: nothing builds the site here; `away`: what builds it does not answer.
 * `message` is one sentence for the editor.
 */
export const SiteStatus = v.object({
  state: v.picklist(['none', 'away', 'idle', 'working', 'failed']),
  message: v.string(),
  /** Newest first. */
  releases: v.array(Release),
});
export type SiteStatus = v.InferOutput<typeof SiteStatus>;

import * as v from 'valibot';
import { maybe } from './schema.ts';

/** A whole built site, retained so that it can be rolled back to. */
export const Release = v.object({
  id: v.string(),
  at: maybe(v.string()),
  current: v.boolean(),
  /** Who requested it, and why. */
  reason: maybe(v.string()),
});
export type Release = v.InferOutput<typeof Release>;

/** When a banner or the notice begins or ends. For a banner the site is built again then. */
export const ScheduledChange = v.object({
  at: v.string(),
  /** Such as `“Poush mela” begins`. */
  what: v.string(),
});
export type ScheduledChange = v.InferOutput<typeof ScheduledChange>;

/**
 * State of publishing. `none`: no publisher is configured, or a host that reports nothing; `away`: the publisher does not
 * answer. `message` is for the editor.
 */
export const SiteStatus = v.object({
  state: v.picklist(['none', 'away', 'idle', 'working', 'failed']),
  message: v.string(),
  /** Newest first. */
  releases: v.array(Release),
  /** What will be published by itself, soonest first. */
  scheduledChanges: v.optional(v.array(ScheduledChange), []),
});
export type SiteStatus = v.InferOutput<typeof SiteStatus>;

import * as v from 'valibot';
import { BuildProgress } from './build-message.ts';

// What the publisher sends, as publisher/README.md describes it. The publisher itself imports nothing of the project.

const page = v.string();
const BrokenLink = v.object({ page, path: v.string() });
type BrokenLink = v.InferOutput<typeof BrokenLink>;

/** Why nothing was published. */
export const Fault = v.variant('code', [
  v.object({ code: v.picklist(['page-missing', 'page-truncated', 'page-empty']), page }),
  v.object({ code: v.literal('page-too-large'), page, kb: v.number(), maxKb: v.number() }),
  v.object({ code: v.literal('pages-lost'), lost: v.number(), total: v.number() }),
  v.object({ code: v.literal('no-pages') }),
  v.object({ code: v.picklist(['attribute-runs', 'script-foreign', 'script-unknown']), page, excerpt: v.string() }),
  v.object({ code: v.literal('broken-link'), ...BrokenLink.entries }),
  v.object({
    code: v.literal('pictures-missing'),
    missing: v.number(),
    total: v.number(),
    examples: v.array(v.string()),
  }),
  v.object({ code: v.literal('build-failed'), exitCode: v.nullable(v.number()), output: v.string() }),
  v.object({ code: v.literal('build-timeout'), minutes: v.number() }),
  v.object({ code: v.literal('publisher-stopped') }),
  v.object({ code: v.literal('disk-full'), freeMb: v.number(), dir: v.string() }),
  v.object({ code: v.literal('build-host-unreachable') }),
  v.object({ code: v.literal('build-host-refused'), status: v.number() }),
  v.object({ code: v.literal('unexpected'), message: v.string() }),
]);
export type Fault = v.InferOutput<typeof Fault>;

const Requests = v.array(v.object({ id: v.string(), reason: v.string() }));

export const PublisherStatus = v.object({
  version: v.literal(1),
  step: v.picklist(['idle', 'building', 'checking', 'switching']),
  /** A command of another kind may have steps of its own. */
  progress: v.fallback(v.nullable(BuildProgress), null),
  detail: v.string(),
  running: Requests,
  waiting: Requests,
  outcomes: v.array(
    v.object({
      requests: Requests,
      at: v.string(),
      seconds: v.number(),
      release: v.nullable(v.string()),
      faults: v.array(Fault),
      brokenLinks: v.array(BrokenLink),
    }),
  ),
  current: v.nullable(v.string()),
  releases: v.array(v.object({ id: v.string(), at: v.string(), pages: v.number(), requests: Requests })),
});
export type PublisherStatus = v.InferOutput<typeof PublisherStatus>;

/** Sent over IPC once the publisher listens, to the process that started it. */
export const PublisherListening = v.object({ version: v.literal(1), type: v.literal('listening'), url: v.string() });

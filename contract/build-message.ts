import * as v from 'valibot';

/** Raised when a message changes its meaning; whoever receives another version leaves it alone. */
export const BUILD_MESSAGE_VERSION = 1;
/** The diagnostics channel on which a build reports its progress within its own process. */
export const BUILD_PROGRESS_CHANNEL = 'haat:build-progress';
/** The one on which it says, once each, what it goes on without. */
export const BUILD_WARNING_CHANNEL = 'haat:build-warning';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a build is doing now. */
export const BuildProgress = v.variant('step', [
  v.object({ step: v.literal('starting') }),
  /** Of a provider whose list lacks descriptions or packs: products read one by one. */
  v.object({ step: v.literal('reading-products'), done: Count, total: Count }),
  /** Every product that the site will have is read. */
  v.object({ step: v.literal('catalogue-read'), products: Count }),
  v.object({ step: v.literal('encoding-pictures'), done: Count, total: Count }),
  /** Pages that are as they were in the last build are not rendered again, and not counted. */
  v.object({ step: v.literal('rendering'), pages: Count, pictures: Count }),
  v.object({ step: v.literal('compressing') }),
  /** The catalogue has changed while it was read: it is read again. */
  v.object({ step: v.literal('restarting') }),
]);
export type BuildProgress = v.InferOutput<typeof BuildProgress>;

/** What kind of failure it was, where somebody can do something about it: `provider` could not be read. */
export const BuildFailure = v.picklist(['disk-full', 'provider', 'other']);
export type BuildFailure = v.InferOutput<typeof BuildFailure>;

const version = v.literal(BUILD_MESSAGE_VERSION);

/** What a build tells the process that started it: over IPC, or as one line of JSON each. */
export const BuildMessage = v.variant('type', [
  v.object({ version, type: v.literal('progress'), progress: BuildProgress }),
  /** Something that the site goes without, in a sentence. */
  v.object({ version, type: v.literal('warning'), text: v.string() }),
  v.object({ version, type: v.literal('done'), pages: Count, pictures: Count }),
  v.object({ version, type: v.literal('failed'), failure: BuildFailure, reason: v.string() }),
]);
export type BuildMessage = v.InferOutput<typeof BuildMessage>;
/** A message before it gets its version. */
export type BuildEvent = BuildMessage extends infer M ? (M extends BuildMessage ? Omit<M, 'version'> : never) : never;

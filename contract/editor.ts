import * as v from 'valibot';
import { AuthorName } from './author-name.ts';
import { call } from './call.ts';
import { Id } from './id.ts';
import { NoticeValue, ContentItem, ContentValue } from './content-item.ts';
import { SiteStatus } from './release.ts';
import { listOf, maybe, one, wholeNumber } from './schema.ts';
import { SplashColours } from './splash.ts';
import { MAX_PICTURE_BODY_BYTES } from './body-limits.ts';

const tag = 'Editor';
const caller = 'editor';

const MaybeBy = v.optional(AuthorName);
const Version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What the build of the site reads besides section 7. */
export const getPublished = call({
  method: 'GET',
  path: '/editor/published',
  tag,
  caller: 'anyone',
  summary: 'Splash colours and shop notice, as published; the notice before it begins too, but not once it has ended',
  answer: one(v.object({ splash: maybe(SplashColours), notice: maybe(NoticeValue) })),
});

export const getEditor = call({
  method: 'GET',
  path: '/editor/me',
  tag,
  caller,
  summary: 'Whose key it is; no name: the key that several share',
  answer: one(v.object({ name: maybe(v.string()) })),
});

export const getContentItems = call({
  method: 'GET',
  path: '/editor/content-items',
  tag,
  caller,
  summary: 'Everything that can be edited: what is published, and drafts',
  answer: listOf(ContentItem),
});
export const getContentItem = call({
  method: 'GET',
  path: '/editor/content-items/{id}',
  tag,
  caller,
  summary: 'One thing that can be edited',
  answer: one(ContentItem),
});

export const postBanner = call({
  method: 'POST',
  path: '/editor/content-items',
  tag,
  caller,
  summary: 'Begin a banner, as a draft',
  body: v.object({ by: MaybeBy, value: ContentValue }),
  answer: one(ContentItem),
});
export const putContentItem = call({
  method: 'PUT',
  path: '/editor/content-items/{id}',
  tag,
  caller,
  summary: 'Save a draft; 409 with both when somebody was faster',
  body: v.object({ by: MaybeBy, basedOn: Version, value: ContentValue }),
  answer: one(ContentItem),
});
export const discardDraft = call({
  method: 'POST',
  path: '/editor/content-items/{id}/discard',
  tag,
  caller,
  summary: 'Give up a draft; its history stays',
  body: v.object({ by: MaybeBy, basedOn: Version }),
  answer: v.object({ data: v.nullable(ContentItem) }),
});

export const ACTIONS = ['saved', 'discarded', 'published', 'switched', 'withdrawn', 'built'] as const;

export const Change = v.object({
  id: Id,
  /** The item's id, or `site`. */
  item: v.string(),
  action: v.picklist(ACTIONS),
  by: v.string(),
  at: v.string(),
  /** The item's title at the time, the release switched to, or why the site was built again. */
  name: v.string(),
});
export type Change = v.InferOutput<typeof Change>;

export const ChangeDetail = v.object({
  ...Change.entries,
  before: v.nullable(ContentValue),
  after: v.nullable(ContentValue),
});
export type ChangeDetail = v.InferOutput<typeof ChangeDetail>;

export const getHistory = call({
  method: 'GET',
  path: '/editor/history',
  tag,
  caller,
  summary: 'Who changed what and when, newest first',
  query: v.object({ page: v.optional(wholeNumber(1, 10_000), 1), limit: v.optional(wholeNumber(1, 100), 20) }),
  answer: listOf(Change),
});
export const getChange = call({
  method: 'GET',
  path: '/editor/history/{id}',
  tag,
  caller,
  summary: 'One change with the text before and after',
  answer: one(ChangeDetail),
});

export const postPicture = call({
  method: 'POST',
  path: '/editor/pictures',
  tag,
  caller,
  bodyBytes: MAX_PICTURE_BODY_BYTES,
  summary: 'Upload a picture of at most 2 MB, as base64',
  body: v.object({
    by: MaybeBy,
    data: v.pipe(v.string('Please choose a picture.'), v.regex(/^[\da-z+/]+={0,2}$/i, 'Please choose a picture.')),
  }),
  answer: one(v.object({ image: v.string(), width: v.number(), height: v.number() })),
});

export const publish = call({
  method: 'POST',
  path: '/editor/publish',
  tag,
  caller,
  summary: 'Publish drafts, all or none, and have the site built',
  body: v.object({
    by: MaybeBy,
    items: v.pipe(
      v.array(v.object({ id: v.string(), version: Version })),
      v.minLength(1, 'Please choose what to publish.'),
      v.maxLength(100, 'Please publish at most 100 at once.'),
    ),
  }),
  answer: one(SiteStatus),
});
export const buildSite = call({
  method: 'POST',
  path: '/editor/build',
  tag,
  caller,
  summary: 'Have the site built again from what is published',
  body: v.object({ by: MaybeBy }),
  answer: one(SiteStatus),
});
export const getSiteStatus = call({
  method: 'GET',
  path: '/editor/publish/status',
  tag,
  caller,
  summary: 'How far the publishing is, and the last releases',
  answer: one(SiteStatus),
});
export const switchRelease = call({
  method: 'POST',
  path: '/editor/rollback',
  tag,
  caller,
  summary: 'Switch back to an earlier release',
  body: v.object({
    by: MaybeBy,
    release: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'There is no such release.')),
    /** Turns everything published since into drafts, so that the next publish does not bring it back. */
    drafts: v.optional(v.boolean(), false),
  }),
  answer: one(SiteStatus),
});
